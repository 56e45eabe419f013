// idiom: liveness/screen-out-of-reach
import SwiftUI

enum Route: Hashable {
  case detail  // expect: node route:Route.detail mapped used reachable
  case old  // expect: node route:Route.old mapped used
}

@Observable final class Router {
  var path: [Route] = []
}

@main
struct ShopApp: App {
  @State private var router = Router()
  var body: some Scene {
    WindowGroup { HomeView(router: router) }
  }
}

struct HomeView: View {  // expect: node view:HomeView screen reachable
  @Bindable var router: Router
  var body: some View {
    NavigationStack(path: $router.path) {
      NavigationLink("Detail", value: Route.detail)  // expect: push route:Route.detail from view:HomeView
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail: DetailView()  // expect: builds view:DetailView from route:Route.detail
          case .old: OldView()  // expect: builds view:OldView from route:Route.old
          }
        }
    }
  }
}

/// Nobody shows it: what it pushes is used, and out of reach.
struct Forgotten: View {  // expect: node view:Forgotten unused
  let router: Router
  var body: some View {
    Button("Old") { router.path.append(.old) }  // expect: push route:Route.old from view:Forgotten
  }
}

struct DetailView: View { var body: some View { Text("Detail") } }
struct OldView: View { var body: some View { Text("Old") } }
