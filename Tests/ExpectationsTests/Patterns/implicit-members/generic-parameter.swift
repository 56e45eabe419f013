// idiom: implicit-members/generic-parameter
import SwiftUI

enum ShopRoute: Hashable { case detail }
enum ClubRoute: Hashable { case detail }

@Observable final class Stack<Route: Hashable> {
  var path: [Route] = []
  func show(_ route: Route) { path.append(route) }
}

typealias ClubStack = Stack<ClubRoute>

struct RootView: View {
  @State private var shop = Stack<ShopRoute>()
  @State private var club = ClubStack()
  var body: some View {
    NavigationStack(path: $shop.path) {
      Button("Shop") { shop.show(.detail) }  // expect: push route:ShopRoute.detail from view:RootView through Stack.show
        .navigationDestination(for: ShopRoute.self) { _ in Text("Shop") }
    }
    NavigationStack(path: $club.path) {
      Button("Club") { club.show(.detail) }  // expect: push route:ClubRoute.detail from view:RootView through Stack.show
        .navigationDestination(for: ClubRoute.self) { _ in Text("Club") }
    }
  }
}
