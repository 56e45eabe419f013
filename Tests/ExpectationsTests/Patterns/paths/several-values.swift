// idiom: paths/several-values
import SwiftUI

enum Route: Hashable { case list, item(Int), help }

@Observable final class Router {
  var path: [Route] = []
  func push(_ routes: Route...) { path.append(contentsOf: routes) }
  func insert(_ route: Route) { path.insert(route, at: 0) }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("1") { router.push(.list, .item(1)) }  // expect: push route:Route.list from view:RootView; push route:Route.item from view:RootView
        Button("2") { router.insert(.help) }  // expect: push route:Route.help from view:RootView through Router.insert
        Button("3") { router.path += [.help] }  // expect: push route:Route.help from view:RootView
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .list: Text("List")
        case .item: Text("Item")
        case .help: Text("Help")
        }
      }
    }
  }
}
