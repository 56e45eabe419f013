// idiom: receivers/inherited-property
import SwiftUI

enum Route: Hashable { case detail, help }

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

class BaseModel {
  let router: Router
  init(router: Router) { self.router = router }
  func openHelp() { router.show(.help) }  // expect: push route:Route.help from object:BaseModel through Router.show
}

final class HomeModel: BaseModel {
  func openDetail() { router.show(.detail) }  // expect: push route:Route.detail from object:HomeModel through Router.show
}

struct HomeView: View {
  let model: HomeModel
  var body: some View {
    Button("Detail") { model.openDetail() }  // expect: push route:Route.detail from view:HomeView through HomeModel.openDetail, Router.show
    Button("Help") { model.openHelp() }  // expect: push route:Route.help from view:HomeView through BaseModel.openHelp, Router.show
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView(model: HomeModel(router: router)).navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
