// idiom: paths/copied-and-written-back
import SwiftUI

enum Route: Hashable { case list, item, settings }

@Observable final class Router {
  var path: [Route] = []

  func pushTwo() {
    var copy = path
    copy.append(.list)
    copy.append(.item)
    path = copy  // expect: push route:Route.list from object:Router; push route:Route.item from object:Router
  }

  func swapTop() {
    var copy = path
    copy.removeLast()
    copy.append(.item)
    path = copy  // expect: replace route:Route.item from object:Router
  }

  func back() {
    var copy = path
    copy.removeLast()
    path = copy  // expect: return pop from object:Router
  }

  func refresh() {
    let same = path
    path = same  // expect: none
  }

  func start() { path = [.settings] }  // expect: replace route:Route.settings from object:Router
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        // expect-next: push route:Route.list from view:RootView through Router.pushTwo; push route:Route.item from view:RootView through Router.pushTwo
        Button("1") { router.pushTwo() }
        Button("2") { router.swapTop() }  // expect: replace route:Route.item from view:RootView through Router.swapTop
        Button("3") { router.path = router.path + [.settings] }  // expect: push route:Route.settings from view:RootView direct
        // expect-next: replace route:Route.list from view:RootView direct
        Button("4") { router.path = router.path.dropLast() + [.list] }
        Button("5") { router.refresh() }  // expect: none
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
