// idiom: receivers/default-that-a-type-replaces
import SwiftUI

enum Route: Hashable, Identifiable {
  case detail, settings
  var id: Self { self }
}

protocol Opening: AnyObject {
  var router: Router { get }
  func open()
}

extension Opening {
  func open() { router.path.append(.settings) }  // expect: push route:Route.settings from object:Opening
}

final class DetailOpener: Opening {
  let router: Router
  init(router: Router) { self.router = router }
  func open() { router.path.append(.detail) }  // expect: push route:Route.detail from object:DetailOpener
}

@Observable final class Router {
  var path: [Route] = []
}

struct HomeView: View {
  let opener: any Opening
  var body: some View {
    // expect-next: push route:Route.detail from view:HomeView through DetailOpener.open
    Button("Open") { opener.open() }
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView(opener: DetailOpener(router: router))
        .navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
  }
}
