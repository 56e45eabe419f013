// idiom: paths/by-a-key-path
import SwiftUI

enum Route: Hashable, Identifiable {
  case list, item
  var id: Self { self }
}

enum Area { case home, search }

@Observable final class Router {
  var homePath: [Route] = []
  var searchPath: [Route] = []
  var sheet: Route?

  func push(_ route: Route, on path: ReferenceWritableKeyPath<Router, [Route]>) { self[keyPath: path].append(route) }
  func push(_ route: Route, in area: Area) { self[keyPath: path(of: area)].append(route) }
  private func path(of area: Area) -> ReferenceWritableKeyPath<Router, [Route]> {
    switch area {
    case .home: \.homePath
    case .search: \.searchPath
    }
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.homePath) {
      VStack {
        Button("1") { router.push(.item, on: \.homePath) }  // expect: push route:Route.item from view:RootView through Router.push
        Button("2") { router.push(.list, in: .home) }  // expect: push route:Route.list from view:RootView through Router.push
        Button("3") { router[keyPath: \.sheet] = .list }  // expect: sheet route:Route.list from view:RootView direct
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
    .sheet(item: $router.sheet) { _ in Text("There") }
  }
}
