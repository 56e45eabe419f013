// idiom: slots/path-handed-down-as-a-binding
import SwiftUI

enum Route: Hashable { case first, second }

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      HomeView(path: $path)
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .first: StepView(trail: $path)  // expect: builds view:StepView from route:Route.first
          case .second: Text("Second")
          }
        }
    }
  }
}

struct HomeView: View {
  @Binding var path: [Route]
  var body: some View { StartButton(steps: $path) }
}

struct StartButton: View {
  @Binding var steps: [Route]
  var body: some View {
    Button("Start") { steps.append(.first) }  // expect: push route:Route.first from view:StartButton direct
  }
}

struct StepView: View {
  @Binding var trail: [Route]
  var body: some View {
    Button("On") { trail.append(.second) }  // expect: push route:Route.second from view:StepView direct
    Button("Out") { trail.removeAll() }  // expect: return popToRoot from view:StepView
  }
}
