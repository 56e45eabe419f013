// idiom: paths/more-than-before
import SwiftUI

enum Route: Hashable { case list, item(Int) }

@Observable final class Router {
  var path: [Route] = []
  func go(_ route: Route, alone: Bool = false) { withAnimation { path = alone ? [route] : path + [route] } }
  func drop(_ route: Route) { path = path.filter { $0 != route } }  // expect: return pop from object:Router
}

struct RouteRow: View {
  let router: Router
  let route: Route
  var body: some View { Button("Go") { router.go(route) } }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("1") { router.go(.list) }  // expect: push route:Route.list from view:RootView through Router.go
        Button("2") { router.go(.item(1), alone: true) }  // expect: replace route:Route.item from view:RootView through Router.go
        Button("3") { router.path = router.path + [.item(2)] }  // expect: push route:Route.item from view:RootView direct
        Button("4") { router.path = router.path.dropLast() + [.item(3)] }  // expect: replace route:Route.item from view:RootView direct
        Button("5") { router.drop(.list) }  // expect: return pop from view:RootView
        RouteRow(router: router, route: .list)  // expect: push route:Route.list from view:RootView through RouteRow, Router.go
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
