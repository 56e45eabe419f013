// idiom: receivers/computed-property
import SwiftUI

enum Route: Hashable { case detail }

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

@Observable final class AppModel {
  let main = Router()
  var current: Router { main }
}

struct RootView: View {
  @State private var model = AppModel()
  private var router: Router { model.current }
  var body: some View {
    NavigationStack(path: Bindable(model.main).path) {
      Button("Detail") { router.show(.detail) }  // expect: push route:Route.detail from view:RootView through Router.show
        .navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
  }
}
