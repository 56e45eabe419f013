// idiom: columns/enum-selection
import SwiftUI

enum Panel: Hashable {
  case inbox  // expect: node route:Panel.inbox mapped used
  case sent  // expect: node route:Panel.sent mapped used
}

struct RootView: View {
  @State private var panel: Panel? = .inbox
  var body: some View {
    NavigationSplitView { Sidebar(panel: $panel) } detail: {  // expect: column view:Sidebar from view:RootView; maybe column view:InboxView from view:RootView; maybe column view:SentView from view:RootView
      switch panel {
      case .inbox: InboxView()  // expect: builds view:InboxView from route:Panel.inbox
      case .sent: SentView()  // expect: builds view:SentView from route:Panel.sent
      case nil: Text("Choose one")
      }
    }
  }
}

struct Sidebar: View {
  @Binding var panel: Panel?
  var body: some View {
    List(selection: $panel) {
      NavigationLink("Inbox", value: Panel.inbox)  // expect: column route:Panel.inbox from view:Sidebar
      NavigationLink("Sent", value: Panel.sent)  // expect: column route:Panel.sent from view:Sidebar
    }
  }
}

struct InboxView: View { var body: some View { Text("Inbox") } }
struct SentView: View { var body: some View { Text("Sent") } }
