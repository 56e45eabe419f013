// idiom: messages/values-of-a-subject
import Combine
import SwiftUI

enum Route: Hashable {
  case detail  // expect: node route:Route.detail mapped used
  case help  // expect: node route:Route.help mapped used
  case unused  // expect: node route:Route.unused mapped
}

final class Events {
  let routes = PassthroughSubject<Route, Never>()
  func ask() { routes.send(.help) }  // expect: none
}

struct RootView: View {
  @State private var path: [Route] = []
  let events: Events
  var body: some View {
    NavigationStack(path: $path) {
      Button("Detail") { events.routes.send(.detail) }  // expect: none
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail: DetailView()
          case .help: HelpView()
          case .unused: Text("Unused")
          }
        }
    }
    .task {
      for await route in events.routes.values {
        path.append(route)  // expect: push route:Route.detail from view:RootView; push route:Route.help from view:RootView
      }
    }
  }
}
struct DetailView: View { var body: some View { Text("Detail") } }
struct HelpView: View { var body: some View { Text("Help") } }
