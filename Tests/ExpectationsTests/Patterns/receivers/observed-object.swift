// idiom: receivers/observed-object
import SwiftUI

enum Route: Hashable { case detail }

final class Router: ObservableObject {
  @Published var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

struct RootView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView(router: router).navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
  }
}

struct HomeView: View {
  @ObservedObject var router: Router
  var body: some View {
    Button("Detail") { router.show(.detail) }  // expect: push route:Route.detail from view:HomeView through Router.show
    Button("Back") { router.path = [] }  // expect: return popToRoot from view:HomeView
  }
}
