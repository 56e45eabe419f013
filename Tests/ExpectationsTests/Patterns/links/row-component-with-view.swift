// idiom: links/row-component-with-view
import SwiftUI

struct MenuRow<Destination: View>: View {
  let title: String
  @ViewBuilder let destination: () -> Destination
  var body: some View {
    NavigationLink(destination: destination) { Text(title) }  // expect: none
  }
}

struct RootView: View {
  var body: some View {
    NavigationStack {
      List {
        MenuRow(title: "Orders") { OrdersView() }  // expect: push view:OrdersView from view:RootView
        MenuRow(title: "Help") { HelpView() }  // expect: push view:HelpView from view:RootView
      }
    }
  }
}

struct OrdersView: View { var body: some View { Text("Orders") } }
struct HelpView: View { var body: some View { Text("Help") } }
