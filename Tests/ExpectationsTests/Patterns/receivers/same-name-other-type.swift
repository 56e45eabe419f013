// idiom: receivers/same-name-other-type
import SwiftUI

enum Route: Hashable { case detail }

@Observable final class Router {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}

/// A branch that is pushed to a server is no screen.
final class Repository {
  enum Branch { case detail, main }
  private var queue: [Branch] = []
  func push(_ branch: Branch) { queue.append(branch) }
  func present(_ branch: Branch) { print(branch) }
}

struct RootView: View {
  @State private var router = Router()
  private let repository = Repository()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("Publish") { repository.push(.detail) }  // expect: none
        Button("Print") { repository.present(.main) }  // expect: none
        Button("Detail") { router.push(.detail) }  // expect: push route:Route.detail from view:RootView through Router.push
      }
      .navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
  }
}
