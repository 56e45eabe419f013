// idiom: receivers/demand-of-a-wider-protocol
import SwiftUI

enum Route: Hashable, Identifiable {
  case detail, settings
  var id: Self { self }
}

// What each presenter has to answer, and what only one of them is asked for.
protocol Presenting: AnyObject {
  func didLoad()
}

protocol HomePresenting: Presenting {
  var title: String { get }
}

final class HomePresenter: HomePresenting {
  let title = "Home"
  let router: Router
  init(router: Router) { self.router = router }
  func didLoad() {
    // expect-next: push route:Route.detail from object:HomePresenter
    router.path.append(.detail)
  }
}

final class OtherPresenter: Presenting {
  let router: Router
  init(router: Router) { self.router = router }
  func didLoad() {
    // expect-next: sheet route:Route.settings from object:OtherPresenter
    router.sheet = .settings
  }
}

@Observable final class Router {
  var path: [Route] = []
  var sheet: Route?
}

struct HomeView: View {
  let presenter: any HomePresenting
  // expect-next: push route:Route.detail from view:HomeView through HomePresenter.didLoad
  var body: some View { Text("Home").onAppear { presenter.didLoad() } }
}

struct OtherView: View {
  let presenter: OtherPresenter
  // expect-next: sheet route:Route.settings from view:OtherView through OtherPresenter.didLoad
  var body: some View { Text("Other").onAppear { presenter.didLoad() } }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        HomeView(presenter: HomePresenter(router: router))
        OtherView(presenter: OtherPresenter(router: router))
      }
      .navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
    .sheet(item: $router.sheet) { _ in Text("Settings") }
  }
}
