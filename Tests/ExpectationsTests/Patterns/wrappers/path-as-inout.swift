// idiom: wrappers/path-as-inout
import SwiftUI

struct FruitPage: Hashable { let id: String }
enum Step: Hashable { case first, second }

@Observable final class Navigator {
  var path = NavigationPath()
  var steps: [Step] = []

  func handle(_ id: String) {
    path.removeLast(path.count)  // expect: return popToRoot from object:Navigator
    FruitView.open(&path, id: id)  // expect: replace route:FruitPage from object:Navigator through FruitView.open
  }
  func advance() {
    push(.second, on: &steps)  // expect: push route:Step.second from object:Navigator
  }
  private func push(_ step: Step, on steps: inout [Step]) { steps.append(step) }
}

struct RootView: View {
  @State private var navigator = Navigator()
  @State private var own = NavigationPath()
  var body: some View {
    NavigationStack(path: $navigator.path) {
      // expect-next: replace route:FruitPage from view:RootView through Navigator.handle, FruitView.open
      Button("Open") { navigator.handle("a") }
        .navigationDestination(for: FruitPage.self) { FruitView(id: $0.id) }
    }
    NavigationStack(path: $own) {
      Button("Open") { FruitView.open(&own, id: "b") }  // expect: push route:FruitPage from view:RootView through FruitView.open
    }
    NavigationStack(path: $navigator.steps) {
      // expect-next: push route:Step.second from view:RootView through Navigator.advance, Navigator.push
      Button("Next") { navigator.advance() }
        .navigationDestination(for: Step.self) { step in
          switch step {
          case .first: Text("First")
          case .second: Text("Second")
          }
        }
    }
  }
}

struct FruitView: View {
  let id: String
  var body: some View { Text(id) }

  /// The type's own push: what it puts is its own, where to is the caller's.
  static func open(_ path: inout NavigationPath, id: String) {
    path.append(FruitPage(id: id))  // expect: push route:FruitPage from view:FruitView
  }
}
