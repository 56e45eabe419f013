// idiom: builders/enum-that-is-a-view
import SwiftUI

enum Screen: Hashable, View {
  case a, b
  var body: some View {
    switch self {
    case .a: FirstView()  // expect: builds view:FirstView from route:Screen.a
    case .b: SecondView()  // expect: builds view:SecondView from route:Screen.b
    }
  }
}

struct RootView: View {
  @State private var path: [Screen] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("A") { path.append(.a) }  // expect: push route:Screen.a from view:RootView
        .navigationDestination(for: Screen.self) { $0 }
    }
  }
}

struct FirstView: View { var body: some View { Text("First") } }
struct SecondView: View { var body: some View { Text("Second") } }
