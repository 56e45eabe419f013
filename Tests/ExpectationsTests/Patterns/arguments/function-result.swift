// idiom: arguments/function-result
import SwiftUI

enum Route: Hashable { case summary, form }

struct RootView: View {
  @State private var path: [Route] = []
  @State private var isDone = false

  private func next() -> Route {
    if isDone { return .summary }
    return .form
  }

  private var start: Route { .form }

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Next") { path.append(next()) }  // expect: push route:Route.summary from view:RootView; push route:Route.form from view:RootView
        Button("Start") { path.append(start) }  // expect: push route:Route.form from view:RootView
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
