// idiom: builders/rest-of-an-if
import SwiftUI

enum Area: Hashable {
  case inbox
  case tasks
  case lists
}

@main
struct PlannerApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Inbox", value: Area.inbox)  // expect: push route:Area.inbox from view:RootView
        NavigationLink("Tasks", value: Area.tasks)  // expect: push route:Area.tasks from view:RootView
        NavigationLink("Lists", value: Area.lists)  // expect: push route:Area.lists from view:RootView
      }
      .navigationDestination(for: Area.self) { area in
        if area == .inbox {
          InboxView()  // expect: builds view:InboxView from route:Area.inbox
        } else {
          // No `default:` arm: what is left over is meant.
          ItemsView(area: area)  // expect: builds view:ItemsView from route:Area.tasks; builds view:ItemsView from route:Area.lists
        }
      }
    }
  }
}

struct InboxView: View { var body: some View { Text("Inbox") } }

struct ItemsView: View {
  let area: Area
  var body: some View { Text("Items") }
}
