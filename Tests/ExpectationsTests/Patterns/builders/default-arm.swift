// idiom: builders/default-arm
import SwiftUI

enum Route: Hashable {
  case a  // expect: node route:Route.a mapped used
  case b  // expect: node route:Route.b mapped used
  case c  // expect: node route:Route.c mapped
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("A", value: Route.a)  // expect: push route:Route.a from view:RootView
        NavigationLink("B", value: Route.b)  // expect: push route:Route.b from view:RootView
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .a: FirstView()  // expect: builds view:FirstView from route:Route.a
        // expect-next: builds view:OtherView from route:Route.b via default; builds view:OtherView from route:Route.c via default
        default: OtherView()
        }
      }
    }
  }
}

struct FirstView: View { var body: some View { Text("First") } }
struct OtherView: View { var body: some View { Text("Other") } }
