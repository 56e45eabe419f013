// idiom: arguments/local-let
import SwiftUI

enum Route: Hashable { case first, second, third }

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

struct RootView: View {
  @State private var router = Router()
  let isLong: Bool
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("1") {
          let next = Route.first  // expect: none
          router.show(next)  // expect: push route:Route.first from view:RootView through Router.show
        }
        Button("2") {
          let next: Route
          if isLong {
            next = .second  // expect: none
          } else {
            next = .third  // expect: none
          }
          // expect-next: push route:Route.second from view:RootView through Router.show
          // expect-next: push route:Route.third from view:RootView through Router.show
          router.show(next)
        }
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
