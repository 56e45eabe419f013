// idiom: messages/notification-from-a-delegate
import SwiftUI
import UserNotifications

enum Route: Hashable { case order, chat }

extension Notification.Name {
  static let orderTapped = Notification.Name("orderTapped")
  static let routeTapped = Notification.Name("routeTapped")
}

final class Delegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void
  ) {
    if response.actionIdentifier == "chat" {
      // expect-next: push route:Route.chat from object:Delegate; open route:Route.chat from deepLink:chat
      NotificationCenter.default.post(name: .routeTapped, object: Route.chat)
    } else {
      announce()  // expect: open route:Route.order from deepLink:notification through Delegate.announce
    }
    done()
  }
  private func announce() {
    NotificationCenter.default.post(name: .orderTapped, object: nil)
  }
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { route in
        switch route {
        case .order: OrderView()
        case .chat: ChatView()
        }
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .orderTapped)) { _ in
      path.append(.order)  // expect: push route:Route.order from view:RootView event Notification.Name.orderTapped
    }
    .onReceive(NotificationCenter.default.publisher(for: .routeTapped)) { note in
      if let route = note.object as? Route { path.append(route) }
    }
  }
}
struct OrderView: View { var body: some View { Text("Order") } }
struct ChatView: View { var body: some View { Text("Chat") } }
