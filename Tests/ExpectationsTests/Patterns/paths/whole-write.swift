// idiom: paths/whole-write
import SwiftUI

enum Route: Hashable { case list, item(Int) }

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("1") { path = [.list, .item(1)] }  // expect: replace route:Route.list from view:RootView; replace route:Route.item from view:RootView
        Button("2") { path = .init([.list]) }  // expect: replace route:Route.list from view:RootView
        Button("3") { path = [] }  // expect: return popToRoot from view:RootView
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
