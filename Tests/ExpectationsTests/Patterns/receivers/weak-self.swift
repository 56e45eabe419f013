// idiom: receivers/weak-self
import SwiftUI

enum Route: Hashable { case done, failed }

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

final class Uploader {
  private let router: Router
  init(router: Router) { self.router = router }

  func send(_ work: @escaping (@escaping (Bool) -> Void) -> Void) {
    work { [weak self] isFine in
      guard let self else { return }
      if isFine {
        router.show(.done)  // expect: push route:Route.done from object:Uploader through Router.show
      } else {
        self.router.show(.failed)  // expect: push route:Route.failed from object:Uploader through Router.show
      }
    }
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Home").navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
