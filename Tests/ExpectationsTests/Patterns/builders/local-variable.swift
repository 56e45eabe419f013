// idiom: builders/local-variable
import SwiftUI

enum Route: Hashable { case a, b }

struct RootView: View {
  @State private var path: [Route] = []

  private func destination(_ route: Route) -> AnyView {
    let screen: AnyView
    switch route {
    case .a: screen = AnyView(FirstView())  // expect: builds view:FirstView from route:Route.a
    case .b: screen = AnyView(SecondView())  // expect: builds view:SecondView from route:Route.b
    }
    return screen
  }

  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { destination($0) }
    }
  }
}

struct FirstView: View { var body: some View { Text("First") } }
struct SecondView: View { var body: some View { Text("Second") } }
