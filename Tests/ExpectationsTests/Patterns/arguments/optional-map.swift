// idiom: arguments/optional-map
import SwiftUI

enum Route: Hashable { case item(Int), login }

struct RootView: View {
  @State private var path: [Route] = []
  let id: Int?
  let isMember: Bool
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Item") { id.map { path.append(.item($0)) } }  // expect: push route:Route.item from view:RootView
        Button("Go") {
          let route = id.map { Route.item($0) } ?? .login
          path.append(route)  // expect: push route:Route.item from view:RootView; push route:Route.login from view:RootView
        }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .item: Text("Item")
        case .login: Text("Log in")
        }
      }
    }
  }
}
