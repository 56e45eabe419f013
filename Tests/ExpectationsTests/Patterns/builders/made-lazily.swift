// idiom: builders/made-lazily
import SwiftUI

struct Lazily<Content: View>: View {
  let build: () -> Content
  init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
  var body: Content { build() }
}

enum Route: Hashable { case first, second }

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink(destination: Lazily(ThirdView())) { Text("3") }  // expect: push view:ThirdView from view:RootView
        Button("1") { path.append(.first) }  // expect: push route:Route.first from view:RootView
        Button("2") { path.append(.second) }  // expect: push route:Route.second from view:RootView
        link(to: FourthView.init)  // expect: push view:FourthView from view:RootView
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .first: Lazily(FirstView())  // expect: builds view:FirstView from route:Route.first
        case .second: Lazily(SecondView())  // expect: builds view:SecondView from route:Route.second
        }
      }
    }
  }
  func link<Destination: View>(to destination: () -> Destination) -> some View {
    NavigationLink(destination: destination()) { Text("4") }
  }
}

struct FirstView: View { var body: some View { Text("1") } }
struct SecondView: View { var body: some View { Text("2") } }
struct ThirdView: View { var body: some View { Text("3") } }
struct FourthView: View { var body: some View { Text("4") } }
