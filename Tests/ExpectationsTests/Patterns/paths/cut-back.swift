// idiom: paths/cut-back
import SwiftUI

/// A path that is made of its own elements leads nowhere new: each is a way back, to a route where the source names it.
enum Route: Hashable { case list, item, end }

@Observable final class Router {
  var path: [Route] = []

  func back(to route: Route) {
    guard let place = path.firstIndex(of: route) else { return }
    path = Array(path[...place])  // expect: return popTo from object:Router
  }

  func cut(to route: Route) {
    if let place = path.lastIndex(where: { $0 == route }) {
      path.removeSubrange((place + 1)...)  // expect: return popTo from object:Router
    }
  }

  func goHome() {
    if let place = path.firstIndex(of: Route.list) {
      path = Array(path.prefix(place + 1))  // expect: return popTo to route:Route.list from object:Router
    }
  }

  func goThere() {
    while path.last != .list {
      path.removeLast()  // expect: return popTo to route:Route.list from object:Router
    }
  }

  func dropOne() { path = path.dropLast() }  // expect: return pop from object:Router
  func keepSome(_ number: Int) { path = [Route](path[0..<number]) }  // expect: return pop from object:Router
  func keepMapped() { path = path.prefix(1).map { $0 } }  // expect: return pop from object:Router
  func keepOthers() { path = path.filter { $0 != .item } }  // expect: return pop from object:Router
  func dropEqual() { path.removeAll { $0 == .item } }  // expect: return pop from object:Router
  func dropEqual(_ route: Route) { path.removeAll(where: { $0 == route }) }  // expect: return pop from object:Router
  func dropAll() { path.removeAll(keepingCapacity: true) }  // expect: return popToRoot from object:Router

  func swapLast() { path = path.dropLast() + [.end] }  // expect: replace route:Route.end from object:Router
  func putMore() { path = path + [.item] }  // expect: replace|push route:Route.item from object:Router
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("1") { router.path.append(.list) }  // expect: push route:Route.list from view:RootView
        Button("2") { router.path.append(.item) }  // expect: push route:Route.item from view:RootView
        Button("3") { router.back(to: .item) }  // expect: return popTo to route:Route.item from view:RootView
        Button("4") { router.cut(to: .list) }  // expect: return popTo to route:Route.list from view:RootView
        Button("5") { router.goHome() }  // expect: return popTo to route:Route.list from view:RootView
        Button("6") { router.swapLast() }  // expect: replace route:Route.end from view:RootView through Router.swapLast
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
