// idiom: unresolved/decoded-path
import SwiftUI

enum Route: Hashable, Codable { case a, b }

@Observable final class Router {
  var path: [Route] = []
  func restore(from data: Data) throws {
    path = try JSONDecoder().decode([Route].self, from: data)  // expect: unresolved push|replace from object:Router
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("A") { router.path.append(.a) }  // expect: push route:Route.a from view:RootView
        .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
