// idiom: wrappers/protocol-extension
import SwiftUI

enum Route: Hashable { case help }

@Observable final class Router {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}

protocol Helpful {
  var router: Router { get }
}

extension Helpful {
  func openHelp() {
    router.push(.help)  // expect: maybe push route:Route.help from object:Helpful through Router.push
  }
}

struct HomeView: View, Helpful {
  let router: Router
  var body: some View {
    Button("Help") { openHelp() }  // expect: push route:Route.help from view:HomeView through Helpful.openHelp, Router.push
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView(router: router).navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
