// idiom: paths/append-contents-of
import SwiftUI

enum Route: Hashable { case list, item(Int) }

@Observable final class Router {
  var path: [Route] = []
  func follow(_ routes: [Route]) { path.append(contentsOf: routes) }
  func show(_ routes: Route...) { path += routes }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        // expect-next: push route:Route.list from view:RootView direct; push route:Route.item from view:RootView direct
        Button("1") { router.path.append(contentsOf: [.list, .item(1)]) }
        // expect-next: push route:Route.list from view:RootView through Router.follow; push route:Route.item from view:RootView through Router.follow
        Button("2") { router.follow([.list, .item(2)]) }
        // expect-next: push route:Route.list from view:RootView through Router.show; push route:Route.item from view:RootView through Router.show
        Button("3") { router.show(.list, .item(3)) }
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
