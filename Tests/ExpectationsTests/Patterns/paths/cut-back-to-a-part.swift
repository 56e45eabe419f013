// idiom: paths/cut-back-to-a-part
import SwiftUI

enum Route: Hashable { case list, item, settings }

@Observable final class Router {
  var path: [Route] = []

  func popTo(_ route: Route) {
    if let position = path.firstIndex(of: route) { path = Array(path[...position]) }  // expect: return popTo from object:Router
  }
  func popUntil(_ route: Route) {
    guard let position = path.lastIndex(where: { $0 == route }) else { return }
    path.removeSubrange((position + 1)...)  // expect: return popTo from object:Router
  }
  func back() { path = path.dropLast() }  // expect: return pop from object:Router
  func back(by count: Int) { path = Array(path.prefix(count)) }  // expect: return pop from object:Router
  func withoutItems() { path = path.filter { $0 != .item } }  // expect: return pop from object:Router
  func forget() { path.removeAll { $0 == .item } }  // expect: return pop from object:Router
  func shortened() -> [Route] { Array(path[0..<1]) }
  func shorten() { path = shortened() }  // expect: return pop from object:Router
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("1") { router.path.append(.list) }  // expect: push route:Route.list from view:RootView
        Button("2") { router.path.append(.item) }  // expect: push route:Route.item from view:RootView
        Button("3") { router.popTo(.list) }  // expect: return popTo to route:Route.list from view:RootView
        Button("4") { router.popUntil(.item) }  // expect: return popTo to route:Route.item from view:RootView
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
