// idiom: links/handed-content
import SwiftUI

struct MenuSection<Content: View>: View {
  let title: String
  let content: Content
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }
  var body: some View {
    NavigationLink(title) { content }
  }
}

struct RootView: View {
  var body: some View {
    NavigationStack {
      MenuSection("Orders") { OrdersView() }  // expect: push view:OrdersView from view:RootView
      MenuSection("Help") { HelpView() }  // expect: push view:HelpView from view:RootView
    }
  }
}

struct OrdersView: View { var body: some View { Text("Orders") } }
struct HelpView: View { var body: some View { Text("Help") } }
