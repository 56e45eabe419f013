// idiom: receivers/injected-by-a-key-path
import SwiftUI

final class RouterContainer: SharedContainer {
  static let shared = RouterContainer()
}

extension RouterContainer {
  var router: Factory<Router> {
    self { Router() }
  }
}

enum Route: Hashable {
  case list, detail
}

final class Router: ObservableObject {
  @Published var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

struct RootView: View {
  @InjectedObject(\RouterContainer.router) private var router
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView()
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .list: ListView()
          case .detail: DetailView()
          }
        }
    }
  }
}

struct HomeView: View {
  private let router = resolve(\RouterContainer.router)
  var body: some View {
    Button("List") { router.show(.list) }  // expect: push route:Route.list from view:HomeView through Router.show
  }
}

struct ListView: View {
  @LazyInjected(\RouterContainer.router) private var router
  var body: some View {
    Button("Detail") { router.show(.detail) }  // expect: push route:Route.detail from view:ListView through Router.show
  }
}

struct DetailView: View { var body: some View { Text("Detail") } }
