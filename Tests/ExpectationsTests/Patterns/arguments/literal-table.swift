// idiom: arguments/literal-table
import SwiftUI

enum Route: Hashable { case orders, settings, unused }

struct MenuItem: Identifiable {
  let title: String
  let route: Route
  var id: String { title }
}

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

struct RootView: View {
  @State private var router = Router()
  private let items = [
    MenuItem(title: "Orders", route: .orders),  // expect: none
    MenuItem(title: "Settings", route: .settings),  // expect: none
  ]
  var body: some View {
    NavigationStack(path: $router.path) {
      List(items) { item in
        // expect-next: push route:Route.orders from view:RootView through Router.show values 20
        // expect-next: push route:Route.settings from view:RootView through Router.show values 21
        Button(item.title) { router.show(item.route) }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .orders: Text("Orders")
        case .settings: Text("Settings")
        case .unused: Text("Unused")
        }
      }
    }
  }
}
