// idiom: deep-links/notification-response
import SwiftUI
import UserNotifications

enum Route: Hashable { case message(String) }

@Observable final class Router {
  static let shared = Router()
  var path: [Route] = []
  func open(_ id: String) { path.append(.message(id)) }  // expect: push route:Route.message from object:Router
}

final class NotificationHandler: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    // expect-next: open route:Route.message from deepLink:notification through Router.open; push route:Route.message from object:NotificationHandler through Router.open
    Router.shared.open(response.notification.request.identifier)
  }
}

struct RootView: View {
  @State private var router = Router.shared
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Home").navigationDestination(for: Route.self) { route in
        switch route {
        case .message(let id): Text(id)
        }
      }
    }
  }
}
