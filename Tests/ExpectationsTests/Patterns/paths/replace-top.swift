// idiom: paths/replace-top
import SwiftUI

enum Route: Hashable { case login, feed, done }

@Observable final class Router {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
  func swapTop(for route: Route) {
    if !path.isEmpty { path.removeLast() }  // expect: maybe return pop from object:Router
    push(route)
  }
  func restart(at route: Route) {
    clear()  // expect: maybe return popToRoot from object:Router
    push(route)
  }
  private func clear() {
    path.removeAll()  // expect: return popToRoot from object:Router
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("1") { router.push(.login) }  // expect: push route:Route.login from view:RootView through Router.push
        Button("2") { router.swapTop(for: .feed) }  // expect: replace route:Route.feed from view:RootView through Router.swapTop, Router.push
        Button("3") { router.restart(at: .done) }  // expect: replace route:Route.done from view:RootView through Router.restart, Router.push
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
