// idiom: wrappers/guarded-by-event
import SwiftUI

enum Tab: Hashable { case one, two }
enum Route: Hashable { case x }
enum Event { case openX, switchTab }

@Observable final class Router {
  var tab: Tab = .one
  var path: [Route] = []
  func go(_ route: Route) { path.append(route) }
  func handle(_ event: Event) {
    switch event {
    case .openX: go(.x)  // expect: push route:Route.x from object:Router through Router.go
    case .switchTab: tab = .two  // expect: selectTab tab:Tab.two from object:Router
    }
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    TabView(selection: $router.tab) {
      // expect-next: tab tab:Tab.one from view:RootView; tab view:FirstView from tab:Tab.one
      FirstView(router: router).tabItem { Text("1") }.tag(Tab.one)
      // expect-next: tab tab:Tab.two from view:RootView; tab view:SecondView from tab:Tab.two
      SecondView().tabItem { Text("2") }.tag(Tab.two)
    }
  }
}

struct FirstView: View {
  @Bindable var router: Router
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("Two") { router.handle(.switchTab) }  // expect: selectTab tab:Tab.two from view:FirstView through Router.handle
        Button("X") { router.handle(.openX) }  // expect: push route:Route.x from view:FirstView through Router.handle, Router.go
      }
      .navigationDestination(for: Route.self) { _ in Text("X") }
    }
  }
}

struct SecondView: View { var body: some View { Text("Two") } }
