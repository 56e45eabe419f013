// idiom: deep-links/universal-link
import SwiftUI

enum Route: Hashable { case item(String) }

@Observable final class Router {
  var path: [Route] = []
  func openItem(_ id: String) { path.append(.item(id)) }  // expect: push route:Route.item from object:Router
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Home").navigationDestination(for: Route.self) { _ in Text("There") }
    }
    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
      guard let url = activity.webpageURL, url.host() == "shop.example.com" else { return }
      if url.pathComponents.count == 3, url.pathComponents[1] == "item" {
        // expect-next: open route:Route.item from deepLink:shop.example.com/item|deepLink:https://shop.example.com/item through Router.openItem
        // expect-next: push route:Route.item from view:RootView through Router.openItem
        router.openItem(url.pathComponents[2])
      }
    }
  }
}
