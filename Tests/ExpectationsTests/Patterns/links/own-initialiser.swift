// idiom: links/own-initialiser
import SwiftUI

enum Route: Hashable { case orders }

extension NavigationLink where Label == Text, Destination == Never {
  init(_ title: String, to route: Route) {
    self.init(value: route) { Text(title) }  // expect: none
  }
}

struct RootView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Orders", to: .orders)  // expect: push route:Route.orders from view:RootView
        .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
