// idiom: builders/method-of-the-route
import SwiftUI

enum Route: Hashable {
  case a, b

  @ViewBuilder
  func makeView() -> some View {
    switch self {
    case .a: FirstView()  // expect: builds view:FirstView from route:Route.a
    case .b: SecondView()  // expect: builds view:SecondView from route:Route.b
    }
  }
}

enum Modal: String, Identifiable {
  case c
  var id: String { rawValue }
  var screen: some View {
    switch self {
    case .c: SecondView()  // expect: builds view:SecondView from route:Modal.c
    }
  }
}

struct RootView: View {
  @State private var path: [Route] = []
  @State private var modal: Modal?
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { $0.makeView() }
    }
    .sheet(item: $modal, content: \.screen)
  }
}

struct FirstView: View { var body: some View { Text("First") } }
struct SecondView: View { var body: some View { Text("Second") } }
