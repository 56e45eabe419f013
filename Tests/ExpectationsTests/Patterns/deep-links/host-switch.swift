// idiom: deep-links/host-switch
import SwiftUI

enum Route: Hashable { case fruit(String), about }

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Home").navigationDestination(for: Route.self) { _ in Text("There") }
    }
    .onOpenURL { url in
      switch url.host() {
      case "fruit":
        // expect-next: open route:Route.fruit from deepLink:fruit through Router.show
        // expect-next: push route:Route.fruit from view:RootView through Router.show
        router.show(.fruit(url.lastPathComponent))
      case "about":
        // expect-next: open route:Route.about from deepLink:about through Router.show
        // expect-next: push route:Route.about from view:RootView through Router.show
        router.show(.about)
      default:
        break
      }
    }
  }
}
