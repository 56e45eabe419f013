// idiom: unresolved/builder-for-code-outside
import SwiftUI
import Waykit

enum Route: Hashable {
  case detail  // expect: node route:Route.detail used
  case help  // expect: node route:Route.help used
}

enum Side: Hashable { case left, right }

struct RootView: View {
  @State private var path: [Route] = []
  @State private var sides: [Side] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Detail") { path.append(.detail) }  // expect: push route:Route.detail from view:RootView
        Button("Help") { path.append(.help) }  // expect: push route:Route.help from view:RootView
        SideList(sides) { side in Text("Side") }  // expect: none
      }
    }
    .wayDestinations(for: Route.self) { route in  // expect: unresolved builds from view:RootView
      switch route {
      case .detail: DetailView()
      case .help: HelpView()
      }
    }
  }
}

struct DetailView: View { var body: some View { Text("Detail") } }
struct HelpView: View { var body: some View { Text("Help") } }
