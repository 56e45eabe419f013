// idiom: liveness/nobody-calls-it
import SwiftUI

enum Route: Hashable {
  case detail  // expect: node route:Route.detail mapped used reachable
  case secret  // expect: node route:Route.secret mapped used
}

@Observable final class Router {
  var path: [Route] = []
  func openDetail() { path.append(.detail) }  // expect: push route:Route.detail from object:Router
  func openSecret() { path.append(.secret) }  // expect: push route:Route.secret from object:Router
}

@main
struct ShopApp: App {
  @State private var router = Router()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $router.path) {
        HomeView(router: router).navigationDestination(for: Route.self) { _ in Text("There") }
      }
    }
  }
}

struct HomeView: View {
  let router: Router
  var body: some View {
    Button("Detail") { router.openDetail() }  // expect: push route:Route.detail from view:HomeView through Router.openDetail
  }
}
