// idiom: receivers/optional-chain
import SwiftUI

enum Route: Hashable { case detail }

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

final class Services {
  var router: Router? = Router()
}

final class SyncEngine {
  weak var services: Services?
  func didFinish() {
    services?.router?.show(.detail)  // expect: push route:Route.detail from object:SyncEngine through Router.show
    guard let router = services?.router else { return }
    router.show(.detail)  // expect: push route:Route.detail from object:SyncEngine through Router.show
    if let services { services.router!.path.append(.detail) }  // expect: push route:Route.detail from object:SyncEngine direct
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Home").navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
  }
}
