// idiom: arguments/trailing-closure-behind-defaults
import SwiftUI

enum Route: Hashable {
  case all  // expect: node route:Route.all mapped used
}

@Observable final class Router {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}

struct Heading {
  typealias Action = (Router?) -> Void

  let title: String
  let button: String?
  let action: Action?

  init(title: String, button: String? = "All", isHidden: Bool = false, action: Action? = nil) {
    self.title = title
    self.button = isHidden ? nil : button
    self.action = action
  }
}

struct Chapter<Content: View>: View {
  @Environment(Router.self) private var router
  let heading: Heading
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      Button(heading.title) { heading.action?(router) }
      content()
    }
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Chapter(heading: .init(title: "Cast") { router in router?.push(.all) }) {  // expect: push route:Route.all from view:RootView through Router.push
        Text("First")
      }
      .navigationDestination(for: Route.self) { _ in AllView() }
    }
    .environment(router)
  }
}

struct AllView: View { var body: some View { Text("All") } }
