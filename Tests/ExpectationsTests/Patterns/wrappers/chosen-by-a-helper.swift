// idiom: wrappers/chosen-by-a-helper
import SwiftUI

enum Route: Hashable { case item(Int), list }
enum Kind { case one, all }

@Observable final class Router {
  var path: [Route] = []
  func route(for number: Int) -> Route { number > 3 ? .item(number) : .list }
  func route(for kind: Kind) -> Route {
    switch kind {
    case .one: .item(1)
    case .all: .list
    }
  }
  func same(_ route: Route, after delay: Int) -> Route { route }
  // expect-next: push route:Route.item from object:Router; push route:Route.list from object:Router
  func open(_ number: Int) { path.append(route(for: number)) }
  func open(kind: Kind) { path.append(route(for: kind)) }
  func open(route: Route) { path.append(same(route, after: 3)) }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        // expect-next: push route:Route.item from view:RootView through Router.open; push route:Route.list from view:RootView through Router.open
        Button("1") { router.open(4) }
        Button("2") { router.open(kind: .one) }  // expect: push route:Route.item from view:RootView through Router.open
        Button("3") { router.open(route: .list) }  // expect: push route:Route.list from view:RootView through Router.open
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
