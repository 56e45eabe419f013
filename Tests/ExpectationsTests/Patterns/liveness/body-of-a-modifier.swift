// idiom: liveness/body-of-a-modifier
import SwiftUI

enum Route: Hashable {
  case detail  // expect: node route:Route.detail mapped used reachable
}

@main struct ShopApp: App {
  @State private var path: [Route] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        HomeView(path: $path)
          .navigationDestination(for: Route.self) { _ in DetailView() }
      }
    }
  }
}

struct HomeView: View {
  @Binding var path: [Route]
  var body: some View { Text("Home").modifier(Tools(path: $path)) }
}

struct Tools: ViewModifier {
  @Binding var path: [Route]
  func body(content: Content) -> some View {
    content.toolbar {
      Button("Detail") { path.append(.detail) }  // expect: push route:Route.detail from view:Tools
    }
  }
}

struct DetailView: View { var body: some View { Text("Detail") } }
