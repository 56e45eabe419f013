// idiom: wrappers/own-helper
import SwiftUI

enum Route: Hashable { case detail, list }

/// A helper of the same type is an edge where it stands; its calls are none, unless they bring the target.
struct RootView: View {
  @State private var path: [Route] = []

  private func openDetail() {
    path.append(.detail)  // expect: push route:Route.detail from view:RootView direct
  }
  private func go(_ route: Route) { path.append(route) }  // expect: none

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("1") { openDetail() }  // expect: none
        Button("2", action: openDetail)  // expect: none
        Button("3") { go(.list) }  // expect: push route:Route.list from view:RootView through RootView.go
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
