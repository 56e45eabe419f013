// idiom: builders/looked-through
import SwiftUI

enum Route: Hashable { case a, b, c }

/// Takes a view closure, so what it holds is what is built.
struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { route in
        switch route {
        case .a: Card { FirstView() }  // expect: builds view:FirstView from route:Route.a
        case .b: AnyView(Group { SecondView() })  // expect: builds view:SecondView from route:Route.b
        case .c:
          NavigationStack {
            ScrollView {
              ThirdView()  // expect: builds view:ThirdView from route:Route.c
            }
          }
          .presentationDetents([.large])
        }
      }
    }
  }
}

struct FirstView: View { var body: some View { Text("First") } }
struct SecondView: View { var body: some View { Inner() } }
struct Inner: View { var body: some View { Text("Inner") } }
struct ThirdView: View { var body: some View { Text("Third") } }
