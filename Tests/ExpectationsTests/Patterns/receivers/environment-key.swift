// idiom: receivers/environment-key
import SwiftUI

enum Route: Hashable { case detail, help }

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

private struct RouterKey: EnvironmentKey {
  static let defaultValue = Router()
}

extension EnvironmentValues {
  var router: Router {
    get { self[RouterKey.self] }
    set { self[RouterKey.self] = newValue }
  }
  @Entry var helper: Router = Router()
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView().navigationDestination(for: Route.self) { route in
        switch route {
        case .detail: Text("Detail")
        case .help: Text("Help")
        }
      }
    }
    .environment(\.router, router)
    .environment(\.helper, router)
  }
}

struct HomeView: View {
  @Environment(\.router) private var router
  @Environment(\.helper) private var helper
  var body: some View {
    Button("Detail") { router.show(.detail) }  // expect: push route:Route.detail from view:HomeView through Router.show
    Button("Help") { helper.show(.help) }  // expect: push route:Route.help from view:HomeView through Router.show
  }
}
