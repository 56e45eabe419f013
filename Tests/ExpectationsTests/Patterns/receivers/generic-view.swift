// idiom: receivers/generic-view
import SwiftUI

enum Route: Hashable { case detail }

protocol Navigating: AnyObject {
  func show(_ route: Route)
}

@Observable final class Router: Navigating {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

struct HomeView<Navigator: Navigating>: View {
  let navigator: Navigator
  var body: some View {
    Button("Detail") { navigator.show(.detail) }  // expect: push route:Route.detail from view:HomeView through Router.show
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView(navigator: router).navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
  }
}
