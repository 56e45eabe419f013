// idiom: closures/method-reference
import SwiftUI

enum Route: Hashable { case help, item(Int) }

@Observable final class Router {
  var path: [Route] = []
  func openHelp() { path.append(.help) }  // expect: push route:Route.help from object:Router
  func show(_ route: Route) { path.append(route) }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("Help", action: router.openHelp)  // expect: push route:Route.help from view:RootView through Router.openHelp
        ItemList(onSelect: router.show)
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}

struct ItemList: View {
  let onSelect: (Route) -> Void
  var body: some View {
    Button("7") { onSelect(.item(7)) }  // expect: push route:Route.item from view:ItemList
  }
}
