// idiom: receivers/singleton
import SwiftUI

enum Route: Hashable { case detail }

@Observable final class Router {
  static let shared = Router()
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
  static func open(_ route: Route) { shared.show(route) }
}

struct RootView: View {
  @Bindable var router = Router.shared
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView().navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
  }
}

struct HomeView: View {
  var body: some View {
    Button("A") { Router.shared.show(.detail) }  // expect: push route:Route.detail from view:HomeView through Router.show
    Button("B") { Router.open(.detail) }  // expect: push route:Route.detail from view:HomeView through Router.open, Router.show
  }
}
