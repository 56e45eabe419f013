// idiom: arguments/static-factory-with-a-payload
import SwiftUI

struct Page: Hashable {
  enum Kind: Hashable {
    case author(String)  // expect: node route:Page.Kind.author mapped used
    case gallery
  }
  let kind: Kind
  static func author(_ name: String) -> Page { Page(kind: .author(name)) }
  static let gallery = Page(kind: .gallery)
  static func showing(_ kind: Kind) -> Page { Page(kind: kind) }
}

@Observable final class Router {
  var path: [Page] = []
  func showAuthor(_ name: String) { path.append(.author(name)) }  // expect: push route:Page.Kind.author from object:Router
  func showGallery() { path.append(.gallery) }  // expect: push route:Page.Kind.gallery from object:Router
  func show(_ kind: Page.Kind) { path.append(.showing(kind)) }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("Author") { router.showAuthor("x") }  // expect: push route:Page.Kind.author from view:RootView through Router.showAuthor
        Button("Gallery") { router.show(.gallery) }  // expect: push route:Page.Kind.gallery from view:RootView through Router.show
      }
      .navigationDestination(for: Page.self) { page in
        switch page.kind {
        case .author: AuthorView()
        case .gallery: GalleryView()
        }
      }
    }
  }
}

struct AuthorView: View { var body: some View { Text("Author") } }
struct GalleryView: View { var body: some View { Text("Gallery") } }
