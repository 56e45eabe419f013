// idiom: arguments/nil-coalescing
import SwiftUI

enum Route: Hashable { case welcome, feed }

struct RootView: View {
  @State private var path: [Route] = []
  let isNew: Bool
  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") {
        let first: Route? = isNew ? .welcome : nil
        path.append(first ?? .feed)  // expect: push route:Route.welcome from view:RootView; push route:Route.feed from view:RootView
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
