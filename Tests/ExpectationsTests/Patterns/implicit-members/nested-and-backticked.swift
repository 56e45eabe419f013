// idiom: implicit-members/nested-and-backticked
import SwiftUI

enum Shop {
  enum Route: Hashable {
    case `default`, product(id: Int = 0)  // expect: node route:Shop.Route.default mapped used; node route:Shop.Route.product mapped used
    indirect case stack(Route)  // expect: node route:Shop.Route.stack mapped
  }
}

struct RootView: View {
  @State private var path: [Shop.Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("1") { path.append(.default) }  // expect: push route:Shop.Route.default from view:RootView
        Button("2") { path.append(.product()) }  // expect: push route:Shop.Route.product from view:RootView
        Button("3") { path.append(Shop.Route.`default`) }  // expect: push route:Shop.Route.default from view:RootView
      }
      .navigationDestination(for: Shop.Route.self) { route in
        switch route {
        case .`default`: DefaultView()  // expect: builds view:DefaultView from route:Shop.Route.default
        case .product(let id): ProductView(id: id)  // expect: builds view:ProductView from route:Shop.Route.product
        case .stack: DefaultView()  // expect: builds view:DefaultView from route:Shop.Route.stack
        }
      }
    }
  }
}

struct DefaultView: View { var body: some View { Text("Default") } }
struct ProductView: View {
  let id: Int
  var body: some View { Text("\(id)") }
}
