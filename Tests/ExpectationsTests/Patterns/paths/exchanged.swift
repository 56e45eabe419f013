// idiom: paths/exchanged
import SwiftUI

enum Route: Hashable { case list, item, settings }

infix operator <~
func <~ (path: Binding<[Route]>, route: Route) { path.wrappedValue.append(route) }

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("1") { path.replaceSubrange(0..<1, with: [Route.list]) }  // expect: replace route:Route.list from view:RootView
        Button("2") { path.insert(contentsOf: [.item], at: 0) }  // expect: push route:Route.item from view:RootView
        Button("3") { path[0] = .settings }  // expect: replace route:Route.settings from view:RootView
        Button("4") { $path <~ .settings }  // expect: push route:Route.settings from view:RootView through <~
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
