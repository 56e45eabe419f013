// idiom: slots/path-in-a-dictionary
import SwiftUI

enum AppTab: Hashable { case feed, search }
enum Route: Hashable { case detail }

@Observable final class Router {
  var paths: [AppTab: [Route]] = [:]
  var selected: AppTab = .feed

  subscript(tab: AppTab) -> [Route] {
    get { paths[tab] ?? [] }
    set { paths[tab] = newValue }
  }
  func push(_ route: Route) { self[selected].append(route) }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router[.feed]) {
      Button("Detail") { router.push(.detail) }  // expect: push route:Route.detail from view:RootView through Router.push
        .navigationDestination(for: Route.self) { _ in Text("There") }
    }
    Button("Search") { router[.search].append(.detail) }  // expect: push route:Route.detail from view:RootView
  }
}
