// idiom: arguments/ternary
import SwiftUI

enum Route: Hashable { case member, guest, help }

struct RootView: View {
  @State private var path: [Route] = []
  let isMember: Bool
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        // expect-next: push route:Route.member from view:RootView; push route:Route.guest from view:RootView
        Button("In") { path.append(isMember ? .member : .guest) }
        Button("Help") { path.append(.help) }  // expect: push route:Route.help from view:RootView
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
