// idiom: closures/actions-in-a-struct
import SwiftUI

enum Route: Hashable { case detail(Int), done }

/// What a screen asks for, kept as closures in a struct.
struct HomeActions {
  let open: (Int) -> Void
  let finish: () -> Void
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      HomeView(
        actions: HomeActions(
          open: { path.append(.detail($0)) },  // expect: push route:Route.detail from view:RootView
          finish: { path = [.done] }))  // expect: replace route:Route.done from view:RootView
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail(let id): Text("\(id)")
          case .done: Text("Done")
          }
        }
    }
  }
}

struct HomeView: View {
  let actions: HomeActions
  var body: some View {
    Button("1") { actions.open(1) }  // expect: none
    Button("Done") { actions.finish() }  // expect: none
  }
}
