// idiom: receivers/protocol-two-conformers
import SwiftUI

enum Route: Hashable, Identifiable {
  case detail
  var id: Self { self }
}

protocol Navigating: AnyObject {
  func show(_ route: Route)
}

@Observable final class StackRouter: Navigating {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

@Observable final class SheetRouter: Navigating {
  var sheet: Route?
  func show(_ route: Route) { sheet = route }
}

struct HomeModel {
  let navigation: any Navigating
  func didTap() {
    // expect-next: push route:Route.detail from object:HomeModel through StackRouter.show ambiguous
    // expect-next: sheet route:Route.detail from object:HomeModel through SheetRouter.show ambiguous
    navigation.show(.detail)
  }
}

struct RootView: View {
  @State private var stack = StackRouter()
  @State private var modal = SheetRouter()
  var body: some View {
    NavigationStack(path: $stack.path) {
      Text("Home").navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
    .sheet(item: $modal.sheet) { _ in Text("Detail") }
  }
}
