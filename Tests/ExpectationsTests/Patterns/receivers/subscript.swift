// idiom: receivers/subscript
import SwiftUI

enum Section: Hashable { case home, search }
enum Route: Hashable { case detail }

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

@Observable final class Routers {
  private var all: [Section: Router] = [.home: Router(), .search: Router()]
  subscript(section: Section) -> Router { all[section] ?? Router() }
}

struct SectionView: View {
  @Bindable var router: Router
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Section").navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
  }
}

struct HomeView: View {
  @State private var routers = Routers()
  var body: some View {
    SectionView(router: routers[.home])
    Button("Detail") { routers[.search].show(.detail) }  // expect: push route:Route.detail from view:HomeView through Router.show
  }
}
