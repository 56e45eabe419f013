// idiom: receivers/environment-action
import SwiftUI

enum Route: Hashable { case detail }

struct NavigateAction {
  let action: (Route) -> Void
  func callAsFunction(_ route: Route) { action(route) }
}

extension EnvironmentValues {
  @Entry var navigate = NavigateAction(action: { _ in })
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      HomeView().navigationDestination(for: Route.self) { route in
        switch route {
        case .detail: Text("Detail")
        }
      }
    }
    .environment(\.navigate, NavigateAction { path.append($0) })
  }
}

struct HomeView: View {
  @Environment(\.navigate) private var navigate
  var body: some View {
    Button("Detail") { navigate(.detail) }  // expect: push route:Route.detail from view:HomeView
  }
}
