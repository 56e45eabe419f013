// idiom: receivers/environment-entry
import SwiftUI

enum Route: Hashable { case detail }

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

extension EnvironmentValues {
  @Entry var router: Router = Router()
}

struct HomeView: View {
  @Environment(\.router) private var router
  var body: some View {
    Button("Detail") { router.show(.detail) }  // expect: push route:Route.detail from view:HomeView through Router.show
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView().navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
    .environment(\.router, router)
  }
}
