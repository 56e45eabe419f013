// idiom: builders/own-modifier
import SwiftUI

enum Route: Hashable { case a }

struct Destinations: ViewModifier {
  func body(content: Content) -> some View {
    content.navigationDestination(for: Route.self) { route in
      switch route {
      case .a: FirstView()  // expect: builds view:FirstView from route:Route.a
      }
    }
  }
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("A") { path.append(.a) }  // expect: push route:Route.a from view:RootView
        .modifier(Destinations())
    }
  }
}

struct FirstView: View { var body: some View { Text("First") } }
