// idiom: builders/if-case
import SwiftUI

enum Route: Hashable {
  case a(Int)  // expect: node route:Route.a mapped used
  case b  // expect: node route:Route.b mapped used
  case c  // expect: node route:Route.c used
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("A", value: Route.a(1))  // expect: push route:Route.a from view:RootView
        NavigationLink("B", value: Route.b)  // expect: push route:Route.b from view:RootView
        NavigationLink("C", value: Route.c)  // expect: push route:Route.c from view:RootView
      }
      .navigationDestination(for: Route.self) { route in
        if case .a(let id) = route {
          FirstView(id: id)  // expect: builds view:FirstView from route:Route.a
        } else if case .b = route {
          SecondView()  // expect: builds view:SecondView from route:Route.b
        }
      }
    }
  }
}

struct FirstView: View {
  let id: Int
  var body: some View { Text("\(id)") }
}
struct SecondView: View { var body: some View { Text("Second") } }
