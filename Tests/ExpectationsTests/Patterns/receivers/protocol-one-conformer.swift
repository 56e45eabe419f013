// idiom: receivers/protocol-one-conformer
import SwiftUI

enum Route: Hashable { case detail }

protocol Navigating: AnyObject {
  func show(_ route: Route)
}

@Observable final class Router: Navigating {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

final class HomeModel {
  private let navigation: any Navigating
  init(navigation: any Navigating) { self.navigation = navigation }
  func didTap() {
    navigation.show(.detail)  // expect: push route:Route.detail from object:HomeModel through Router.show inferred
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
