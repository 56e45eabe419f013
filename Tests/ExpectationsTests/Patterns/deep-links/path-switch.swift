// idiom: deep-links/path-switch
import SwiftUI

enum Route: Hashable { case item(String), help }

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { route in
        switch route {
        case .item(let id): Text(id)
        case .help: Text("Help")
        }
      }
    }
    .onOpenURL { url in
      guard url.scheme == "shop" else { return }
      switch url.host {
      case "item":
        // expect-next: open route:Route.item from deepLink:shop://item; push route:Route.item from view:RootView
        path.append(.item(url.lastPathComponent))
      case "help":
        path = [.help]  // expect: open route:Route.help from deepLink:shop://help; replace route:Route.help from view:RootView
      default:
        break
      }
    }
  }
}
