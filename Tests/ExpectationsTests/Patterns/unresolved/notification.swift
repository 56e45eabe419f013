// idiom: unresolved/notification
import SwiftUI

enum Route: Hashable { case offer, news }

extension Notification.Name { static let openRoute = Notification.Name("openRoute") }

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { route in
        switch route {
        case .offer: Text("One")
        case .news: Text("Other")
        }
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .openRoute)) { notification in
      if let route = notification.object as? Route {
        path.append(route)  // expect: unresolved push from view:RootView
      }
    }
  }
}
