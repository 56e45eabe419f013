// idiom: paths/two-stacks-are-two
import SwiftUI

enum Route: Hashable { case detail }

@Observable final class Flow {
  var stack: [Route] = []
  func push(_ route: Route) { stack.append(route) }
  func clear() { stack = [] }  // expect: return popToRoot from object:Flow
}

@Observable final class Root {
  let fruit = Flow()
  let recipe = Flow()

  func crossOver() {
    fruit.clear()  // expect: return popToRoot from object:Root
    recipe.push(.detail)  // expect: push route:Route.detail from object:Root through Flow.push
  }
  func startOver() {
    recipe.clear()  // expect: maybe return popToRoot from object:Root
    recipe.push(.detail)  // expect: replace route:Route.detail from object:Root through Flow.push
  }
}

struct FlowView: View {
  @Bindable var flow: Flow
  var body: some View {
    NavigationStack(path: $flow.stack) {
      Text("Home").navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
  }
}

struct RootView: View {
  @State private var root = Root()
  var body: some View {
    FlowView(flow: root.fruit)
    FlowView(flow: root.recipe)
  }
}
