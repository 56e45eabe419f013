// idiom: builders/stored-closure-of-a-container
import SwiftUI

enum Push: Hashable { case x, y }

@Observable final class Flow<Destination: Hashable> {
  var stack: [Destination] = []
  func go(_ destination: Destination) { stack.append(destination) }
}

typealias AppFlow = Flow<Push>

struct Container<Destination: Hashable, Root: View, Screen: View>: View {
  @Bindable var flow: Flow<Destination>
  let build: (Destination) -> Screen
  @ViewBuilder let root: () -> Root
  var body: some View {
    NavigationStack(path: $flow.stack) {
      root().navigationDestination(for: Destination.self) { AnyView(build($0)) }
    }
  }
}

struct RootView: View {
  @State private var flow = AppFlow()
  var body: some View {
    Container(
      flow: flow,
      build: { destination in
        switch destination {
        case .x: XView()  // expect: builds view:XView from route:Push.x
        case .y: YView()  // expect: builds view:YView from route:Push.y
        }
      }
    ) {
      Button("X") { flow.go(.x) }  // expect: push route:Push.x from view:RootView through Flow.go
    }
  }
}

struct XView: View { var body: some View { Text("X") } }
struct YView: View { var body: some View { Text("Y") } }
