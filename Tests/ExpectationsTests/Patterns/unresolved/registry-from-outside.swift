// idiom: unresolved/registry-from-outside
import SwiftUI

enum Route: Hashable { case a, b }

@Observable public final class Router {
  var path: [Route] = []
  private var makers: [String: () -> Route] = [:]
  public func register(_ name: String, make: @escaping () -> Route) { makers[name] = make }
  public func open(_ name: String) {
    guard let make = makers[name] else { return }
    path.append(make())  // expect: unresolved push from object:Router
  }
  func openA() {
    open("a")  // expect: maybe unresolved push from object:Router
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
