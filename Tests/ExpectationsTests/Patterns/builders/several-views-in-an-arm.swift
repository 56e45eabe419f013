// idiom: builders/several-views-in-an-arm
import SwiftUI

enum Route: Hashable { case item(Int), shop, cart, other }

struct RootView: View {
  @State private var path: [Route] = []
  let isMember: Bool
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { route in
        switch route {
        case .item(let id):
          if id > 0 {
            ItemView(id: id)  // expect: builds view:ItemView from route:Route.item
          } else {
            MissingView()  // expect: builds view:MissingView from route:Route.item
          }
        case .shop, .cart:
          // expect-next: builds view:ShopView from route:Route.shop; builds view:ShopView from route:Route.cart
          ShopView()
        case .other:
          if #available(iOS 18, *) {
            NewView()  // expect: builds view:NewView from route:Route.other
          } else {
            OldView()  // expect: builds view:OldView from route:Route.other
          }
        }
      }
    }
  }
}

struct ItemView: View {
  let id: Int
  var body: some View { Text("\(id)") }
}
struct MissingView: View { var body: some View { Text("Missing") } }
struct ShopView: View { var body: some View { Text("Shop") } }
struct NewView: View { var body: some View { Text("New") } }
struct OldView: View { var body: some View { Text("Old") } }
