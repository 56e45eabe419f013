// idiom: unresolved/run-time-registry
import SwiftUI

enum Route: Hashable { case a, b }

@Observable final class Router {
  var path: [Route] = []
  private var shortcuts: [String: Route] = [:]
  func learn(_ name: String, route: Route) { shortcuts[name] = route }
  func open(_ name: String) {
    guard let route = shortcuts[name] else { return }
    path.append(route)  // expect: unresolved push from object:Router
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Home").navigationDestination(for: Route.self) { route in
        switch route {
        case .a: Text("One")
        case .b: Text("Other")
        }
      }
    }
  }
}
