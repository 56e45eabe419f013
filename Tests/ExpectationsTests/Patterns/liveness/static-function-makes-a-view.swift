// idiom: liveness/static-function-makes-a-view
// check: all
import SwiftUI

enum Route: Hashable {
  case help  // expect: node route:Route.help mapped used reachable
}

@Observable final class Router {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}

@main
struct ShopApp: App {
  @State private var router = Router()
  var body: some Scene {
    WindowGroup { HomeView(router: router) }  // expect: root view:HomeView from app:ShopApp
  }
}

struct HomeView: View {
  @Bindable var router: Router
  var body: some View {
    NavigationStack(path: $router.path) {
      Buttons.help(router)  // expect: owns object:Buttons from view:HomeView
        .navigationDestination(for: Route.self) { _ in HelpView() }  // expect: builds view:HelpView from route:Route.help
    }
  }
}

enum Buttons {
  static func help(_ router: Router) -> some View {
    Button("Help") { router.push(.help) }  // expect: push route:Route.help from object:Buttons through Router.push
  }
}

struct HelpView: View { var body: some View { Text("Help") } }
