// idiom: paths/built-in-a-local
import SwiftUI

enum Route: Hashable { case list, item, settings, about }

@Observable final class Router {
  var path: [Route] = []

  func trail(deep: Bool) -> [Route] {
    var routes: [Route] = [.list]
    routes.append(.item)
    if deep { routes += [.settings] }
    return routes
  }

  // expect-next: replace route:Route.list from object:Router; replace route:Route.item from object:Router; replace route:Route.settings from object:Router
  func open(deep: Bool) { path = trail(deep: deep) }
}

struct RootView: View {
  @State private var router = Router()
  let isLong: Bool
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        // expect-next: replace route:Route.list from view:RootView through Router.open; replace route:Route.item from view:RootView through Router.open
        // expect-next: replace route:Route.settings from view:RootView through Router.open
        Button("1") { router.open(deep: true) }
        Button("2") {
          var routes = [Route.about]
          [1, 2].forEach { _ in routes.append(.item) }
          if isLong { routes.insert(.list, at: 0) }
          // expect-next: replace route:Route.about from view:RootView; replace route:Route.item from view:RootView; replace route:Route.list from view:RootView
          router.path = routes
        }
        Button("3") {
          var gathered: [Route] = []
          gathered.append(.about)
          gathered = []
          _ = gathered
        }
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
