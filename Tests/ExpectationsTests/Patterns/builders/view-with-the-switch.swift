// idiom: builders/view-with-the-switch
import SwiftUI

enum Route: Hashable { case a, b }

/// A hop: what is built are the views at its end.
struct DestinationView: View {
  let route: Route
  var body: some View {
    switch route {
    case .a: FirstView()  // expect: builds view:FirstView from route:Route.a
    case .b: SecondView()  // expect: builds view:SecondView from route:Route.b
    }
  }
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { DestinationView(route: $0) }
    }
  }
}

struct FirstView: View { var body: some View { Text("First") } }
struct SecondView: View { var body: some View { Text("Second") } }
