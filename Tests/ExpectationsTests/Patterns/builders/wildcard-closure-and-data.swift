// idiom: builders/wildcard-closure-and-data
import SwiftUI

/// One builder for all values; a site names a case, so each value is one, also where the source does not tell which.
enum Route: Hashable {
  case a  // expect: node route:Route.a mapped used
  case b  // expect: node route:Route.b mapped
}

struct RootView: View {
  @State private var path: [Route] = []
  let routes: [Route]
  let start: Route
  var body: some View {
    NavigationStack(path: $path) {
      List {
        Button("A") { path.append(.a) }  // expect: push route:Route.a from view:RootView
        ForEach(routes, id: \.self) { route in
          NavigationLink("Any", value: route)  // expect: unresolved push from view:RootView
        }
        Row(route: start)
      }
      // expect-next: builds view:OnlyView from route:Route.a; builds view:OnlyView from route:Route.b
      .navigationDestination(for: Route.self) { _ in OnlyView() }
    }
  }
}

struct Row: View {
  let route: Route
  var body: some View {
    NavigationLink("Start", value: route)  // expect: unresolved push from view:Row
  }
}

struct OnlyView: View { var body: some View { Text("Only") } }
