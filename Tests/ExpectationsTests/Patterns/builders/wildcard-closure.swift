// idiom: builders/wildcard-closure
import SwiftUI

enum Route: Hashable {
  case a  // expect: node route:Route.a mapped used
  case b  // expect: node route:Route.b mapped
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("A") { path.append(.a) }  // expect: push route:Route.a from view:RootView
        // expect-next: builds view:OnlyView from route:Route.a; builds view:OnlyView from route:Route.b
        .navigationDestination(for: Route.self) { _ in OnlyView() }
    }
  }
}

struct OnlyView: View { var body: some View { Text("Only") } }
