// idiom: wrappers/free-function
import SwiftUI

enum Route: Hashable { case detail }

@Observable final class Router {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}

func openDetail(with router: Router) {
  router.push(.detail)  // expect: none
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Detail") { openDetail(with: router) }  // expect: push route:Route.detail from view:RootView through openDetail, Router.push
        .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
