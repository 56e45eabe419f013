// idiom: builders/in-the-closure
import SwiftUI

enum Route: Hashable { case a, b, c, d }

struct RootView: View {
  @State private var path: [Route] = []
  let isMember: Bool
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .a, .b: SharedView()  // expect: builds view:SharedView from route:Route.a; builds view:SharedView from route:Route.b
          case .c:
            VStack {
              FirstView()  // expect: builds view:FirstView from route:Route.c
                .padding()
            }
          case .d:
            if isMember {
              FirstView()  // expect: builds view:FirstView from route:Route.d
            } else {
              SecondView()  // expect: builds view:SecondView from route:Route.d
            }
          }
        }
    }
  }
}

struct SharedView: View { var body: some View { Text("Shared") } }
struct FirstView: View { var body: some View { Text("First") } }
struct SecondView: View { var body: some View { Text("Second") } }
