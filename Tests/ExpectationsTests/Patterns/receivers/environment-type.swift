// idiom: receivers/environment-type
import SwiftUI

enum Route: Hashable {
  case detail  // expect: node route:Route.detail mapped used
}

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }  // expect: none
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView()
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail: DetailView()  // expect: builds view:DetailView from route:Route.detail
          }
        }
    }
    .environment(router)
  }
}

struct HomeView: View {
  @Environment(Router.self) private var whereTo
  var body: some View {
    Button("Detail") { whereTo.show(.detail) }  // expect: push route:Route.detail from view:HomeView through Router.show exact
  }
}

struct DetailView: View { var body: some View { Text("Detail") } }
