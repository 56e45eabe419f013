// idiom: builders/method-reference
import SwiftUI

enum Route: Hashable { case a, b }

struct Screens {
  @ViewBuilder func build(_ route: Route) -> some View {
    switch route {
    case .a: FirstView()  // expect: builds view:FirstView from route:Route.a
    case .b: SecondView()  // expect: builds view:SecondView from route:Route.b
    }
  }
}

struct RootView: View {
  @State private var path: [Route] = []
  private let screens = Screens()
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self, destination: screens.build)
    }
  }
}

struct FirstView: View { var body: some View { Text("First") } }
struct SecondView: View { var body: some View { Text("Second") } }
