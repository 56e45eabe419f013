// idiom: messages/reasons
import Combine
import SwiftUI

enum Route: Hashable { case detail, help }

struct RootView: View {
  @State private var path: [Route] = []
  let routes: PassthroughSubject<Route, Never>
  let broker: Broker
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { route in
        switch route {
        case .detail: Text("Detail")
        case .help: Text("Help")
        }
      }
    }
    // expect-next: unresolved push from view:RootView
    .onReceive(routes) { route in path.append(route) }
    .onReceive(NotificationCenter.default.publisher(for: .init("other"))) { note in
      if let route = note.object as? Route { path.append(route) }  // expect: unresolved push from view:RootView
    }
    .task {
      broker.onMessage { route in path.append(route as! Route) }  // expect: unresolved push from view:RootView
    }
  }
}
