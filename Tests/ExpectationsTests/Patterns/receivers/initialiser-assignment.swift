// idiom: receivers/initialiser-assignment
import SwiftUI

enum Route: Hashable { case detail }

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

final class HomeModel {
  private let navigation: Router
  init(router: Router) { navigation = router }
  func didSave() {
    navigation.show(.detail)  // expect: push route:Route.detail from object:HomeModel through Router.show
  }
}

struct HomeView: View {
  let model: HomeModel
  init(router: Router) { self.model = HomeModel(router: router) }
  var body: some View {
    Button("Save", action: model.didSave)  // expect: push route:Route.detail from view:HomeView through HomeModel.didSave, Router.show
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView(router: router).navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
  }
}
