// idiom: slots/observer-of-a-property
import SwiftUI

enum Route: Hashable { case welcome, news }

@Observable final class Session {
  var path: [Route] = []
  var name: String? {
    didSet {
      path.append(.welcome)  // expect: push route:Route.welcome from object:Session
    }
  }
}

struct RootView: View {
  @State private var session = Session()
  @State private var hasNews = false
  var body: some View {
    NavigationStack(path: $session.path) {
      Text("Home")
        .navigationDestination(for: Route.self) { _ in Text("There") }
        .onChange(of: hasNews) {
          session.path.append(.news)  // expect: push route:Route.news from view:RootView
        }
    }
  }
}
