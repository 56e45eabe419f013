// idiom: messages/loop-over-notifications
import SwiftUI

enum Route: Hashable {
  case inbox  // expect: node route:Route.inbox mapped used
  case letter  // expect: node route:Route.letter mapped used
}

extension Notification.Name { static let letterCame = Notification.Name("letterCame") }

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      InboxView().navigationDestination(for: Route.self) { route in
        switch route {
        case .inbox: InboxView()
        case .letter: LetterView()
        }
      }
    }
    .task {
      for await note in NotificationCenter.default.notifications(named: .letterCame) {
        if let route = note.object as? Route {
          // expect-next: push route:Route.letter from view:RootView; push route:Route.inbox from view:RootView
          path.append(route)
        }
      }
    }
  }
}
struct InboxView: View {
  var body: some View {
    Button("Letter") { NotificationCenter.default.post(name: .letterCame, object: Route.letter) }  // expect: none
    Button("Inbox") { NotificationCenter.default.post(name: .letterCame, object: Route.inbox) }  // expect: none
  }
}
struct LetterView: View { var body: some View { Text("Letter") } }
