// idiom: paths/pop-until
import SwiftUI

enum Route: Hashable { case list, item }

@Observable final class Router {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
  func back() { _ = path.popLast() }  // expect: return pop from object:Router
  func back(to route: Route) {
    while let last = path.last, last != route {
      path.removeLast()  // expect: return popTo|pop from object:Router
    }
  }
  func home() { path.removeAll() }  // expect: return popToRoot from object:Router
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("1") { router.push(.item) }  // expect: push route:Route.item from view:RootView
        Button("2") { router.push(.list) }  // expect: push route:Route.list from view:RootView
        Button("3") { router.back() }  // expect: return pop from view:RootView
        Button("4") { router.back(to: .list) }  // expect: return popTo|pop from view:RootView
        Button("5", action: router.home)  // expect: return popToRoot from view:RootView
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
