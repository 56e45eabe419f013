// idiom: alerts/enum-item
import SwiftUI

enum Problem: Identifiable {
  case offline, full
  var id: Self { self }
}

struct RootView: View {
  @State private var problem: Problem?
  var body: some View {
    VStack {
      Button("1") { problem = .offline }  // expect: alert route:Problem.offline from view:RootView
      Button("2") { problem = .full }  // expect: alert route:Problem.full from view:RootView
    }
    .alert(item: $problem) { problem in
      switch problem {
      case .offline: Alert(title: Text("No network"))
      case .full: Alert(title: Text("No space"))
      }
    }
  }
}
