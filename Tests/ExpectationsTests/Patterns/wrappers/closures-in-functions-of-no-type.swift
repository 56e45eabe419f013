// idiom: wrappers/closures-in-functions-of-no-type
import SwiftUI

/// In a free function, or an extension of a framework's type, no type of the app encloses a site: each stands at the call, also where the
/// user comes to it later.
enum Route: Hashable {
  case help  // expect: node route:Route.help mapped used reachable
  case menu  // expect: node route:Route.menu mapped used reachable
  case hill  // expect: node route:Route.hill mapped used reachable
  case lake  // expect: node route:Route.lake mapped used reachable
  case news  // expect: node route:Route.news mapped used reachable
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

func helpButton(_ router: Router) -> some View {
  Button("Help") { router.push(.help) }  // expect: none
}

extension View {
  func menuBar(_ router: Router) -> some View {
    toolbar {
      ToolbarItem { Button("Menu") { router.push(.menu) } }  // expect: none
    }
  }

  func hillLink() -> some View {
    overlay { NavigationLink("Hill", value: Route.hill) }  // expect: none
  }

  func both(_ router: Router) -> some View {
    self
      .onTapGesture { router.path.removeAll() }  // expect: none
      .onLongPressGesture { router.path.append(.lake) }  // expect: none
  }

  var news: some View {
    overlay { NavigationLink("News", value: Route.news) }  // expect: none
  }

  func twice(_ router: Router) -> some View { menuBar(router) }  // expect: none
}

struct HomeView: View {
  @Bindable var router: Router
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        helpButton(router)  // expect: push route:Route.help from view:HomeView through helpButton, Router.push
        Text("A").menuBar(router)  // expect: push route:Route.menu from view:HomeView through View.menuBar, Router.push
        Text("B").hillLink()  // expect: push route:Route.hill from view:HomeView through View.hillLink
        // expect-next: push route:Route.lake from view:HomeView through View.both; return popToRoot from view:HomeView
        Text("C").both(router)
        Text("D").twice(router)  // expect: push route:Route.menu from view:HomeView through View.twice, View.menuBar, Router.push
        Text("E").news  // expect: push route:Route.news from view:HomeView through View.news
        Footer(router: router).row
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}

/// A type that offers it to the user has the edge; who holds that type has none.
struct Footer: View {
  let router: Router
  var body: some View { row }
  var row: some View {
    helpButton(router)  // expect: push route:Route.help from view:Footer through helpButton, Router.push
  }
}
