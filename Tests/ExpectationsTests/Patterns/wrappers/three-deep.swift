// idiom: wrappers/three-deep
import SwiftUI

enum Route: Hashable { case order(Int), help }

@Observable final class Router {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}

struct Navigator {
  let router: Router
  func go(_ route: Route) { router.push(route) }
  func help() { router.push(.help) }  // expect: push route:Route.help from object:Navigator through Router.push
}

final class OrderActions {
  let navigator: Navigator
  init(navigator: Navigator) { self.navigator = navigator }
  func open(order id: Int) {
    navigator.go(.order(id))  // expect: push route:Route.order from object:OrderActions through Navigator.go, Router.push
  }
  func ask() {
    navigator.help()  // expect: push route:Route.help from object:OrderActions through Navigator.help, Router.push
  }
}

struct OrderRow: View {
  let actions: OrderActions
  var body: some View {
    // expect-next: push route:Route.order from view:OrderRow through OrderActions.open, Navigator.go, Router.push
    Button("Open") { actions.open(order: 1) }
    // expect-next: push route:Route.help from view:OrderRow through OrderActions.ask, Navigator.help, Router.push
    Button("Ask") { actions.ask() }
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      OrderRow(actions: OrderActions(navigator: Navigator(router: router)))
        .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
