// idiom: links/row-component
import SwiftUI

enum Route: Hashable { case orders, help }

struct MenuRow: View {
  let title: String
  let destination: Route
  var body: some View {
    NavigationLink(value: destination) { Text(title) }  // expect: none
  }
}

struct RootView: View {
  var body: some View {
    NavigationStack {
      List {
        MenuRow(title: "Orders", destination: .orders)  // expect: push route:Route.orders from view:RootView
        MenuRow(title: "Help", destination: .help)  // expect: push route:Route.help from view:RootView
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
