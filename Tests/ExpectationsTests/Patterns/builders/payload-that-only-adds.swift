// idiom: builders/payload-that-only-adds
// An arm shows one screen whatever its case carries, and a hint beside it for some values of that: what it carries is no route.
import SwiftUI

enum Ability: Hashable { case write, read, search }

enum Chapter: Hashable {
  case first  // expect: node route:Chapter.first mapped used
  case last  // expect: node route:Chapter.last mapped used
}

enum Route: Hashable {
  case picker(needs: Ability?)  // expect: node route:Route.picker mapped used
  case chapter(Chapter)  // expect: node route:Route.chapter mapped used
}

@main struct BookApp: App {
  var body: some Scene { WindowGroup { RootView() } }  // expect: root view:RootView from app:BookApp
}

struct RootView: View {
  @State private var path: [Route] = []
  @State private var isLate = false
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Any") { path.append(.picker(needs: nil)) }  // expect: push route:Route.picker from view:RootView
        Button("Search") { path.append(.picker(needs: .search)) }  // expect: push route:Route.picker from view:RootView
        // expect-next: push route:Route.chapter from view:RootView; push route:Chapter.first from view:RootView
        Button("First") { path.append(.chapter(.first)) }
        // expect-next: push route:Route.chapter from view:RootView; push route:Chapter.last from view:RootView
        Button("Last") { path.append(.chapter(.last)) }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .picker(let ability):
          Sheet { (name: String) in
            Text(name)
          } header: {
            if ability != nil, ability != .write {
              Text("Not everywhere")
            } else if isLate {
              LateView()
            }
          }
        case .chapter(let chapter):
          switch chapter {
          case .first: Page(name: "first")  // expect: builds view:Page from route:Chapter.first; builds route:Chapter.first from route:Route.chapter
          case .last: Page(name: "last")  // expect: builds view:Page from route:Chapter.last; builds route:Chapter.last from route:Route.chapter
          }
        }
      }
    }
  }
}

struct Sheet<Content: View, Header: View>: View {
  @ViewBuilder let content: (String) -> Content
  @ViewBuilder let header: () -> Header
  var body: some View {
    VStack {
      header()
      content("a")
    }
  }
}

struct LateView: View { var body: some View { Text("Late") } }

struct Page: View {
  let name: String
  var body: some View { Text(name) }
}
