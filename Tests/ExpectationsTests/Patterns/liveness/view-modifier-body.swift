// idiom: liveness/view-modifier-body
import SwiftUI

/// The framework calls a modifier's `body(content:)`, and what that calls.
enum Route: Hashable {
  case tapped  // expect: node route:Route.tapped mapped used reachable
  case shown  // expect: node route:Route.shown mapped used reachable
}

@Observable final class Router {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}

@main
struct ShopApp: App {
  @State private var router = Router()
  var body: some Scene {
    WindowGroup { HomeView(router: router) }
  }
}

struct HomeView: View {
  @Bindable var router: Router
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Home").modifier(Opening(router: router))
        .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}

struct Opening: ViewModifier {
  let router: Router
  func body(content: Content) -> some View {
    content
      .onTapGesture { router.push(.tapped) }  // expect: push route:Route.tapped from view:Opening through Router.push
      .onAppear { open() }
  }

  private func open() {
    router.push(.shown)  // expect: push route:Route.shown from view:Opening through Router.push
  }
}
