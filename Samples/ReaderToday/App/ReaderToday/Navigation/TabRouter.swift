import Observation

/// The stack of one tab.
@MainActor
@Observable
final class TabRouter {
  var path: [Route] = []

  func push(_ route: Route) {
    path.append(route)
  }

  func popToRoot() {
    path = []
  }
}
