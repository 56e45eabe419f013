// idiom: deep-links/scheme-in-the-code
import SwiftUI

enum Route: Hashable { case item, help }

@Observable final class Router {
  var path: [Route] = []
  func handle(_ url: URL) {
    guard url.scheme == "shop" else { return }
    if url.host() == "item" {
      path.append(.item)  // expect: push route:Route.item from object:Router
    } else if url.host() == "help" {
      path = [.help]  // expect: replace route:Route.help from object:Router
    }
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Home").navigationDestination(for: Route.self) { _ in Text("There") }
    }
    // expect-next: open route:Route.item from deepLink:shop://item through Router.handle
    // expect-next: open route:Route.help from deepLink:shop://help through Router.handle
    // expect-next: push route:Route.item from view:RootView through Router.handle
    // expect-next: replace route:Route.help from view:RootView through Router.handle
    .onOpenURL { router.handle($0) }
  }
}
