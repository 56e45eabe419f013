// idiom: receivers/bindable-local
import SwiftUI

enum Route: Hashable { case detail }

@Observable final class Router {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

struct RootView: View {
  @Environment(Router.self) private var shared
  var body: some View {
    @Bindable var mine = shared
    NavigationStack(path: $mine.path) {
      Button("Detail") { mine.show(.detail) }  // expect: push route:Route.detail from view:RootView through Router.show
        .navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
  }
}
