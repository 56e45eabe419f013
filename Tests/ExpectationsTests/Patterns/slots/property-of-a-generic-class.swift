// idiom: slots/property-of-a-generic-class
import SwiftUI

@Observable final class Router<Sheet: Identifiable> {
  var sheet: Sheet?
  func show(_ sheet: Sheet) { self.sheet = sheet }
}

enum ShopSheet: Identifiable {
  case filter  // expect: node route:ShopSheet.filter mapped used
  case sort  // expect: node route:ShopSheet.sort mapped used
  var id: Self { self }
}

enum CartSheet: Identifiable {
  case pay  // expect: node route:CartSheet.pay mapped used
  var id: Self { self }
}

struct ShopView: View {
  @State private var router = Router<ShopSheet>()
  var body: some View {
    VStack {
      Button("Filter") { router.sheet = .filter }  // expect: sheet route:ShopSheet.filter from view:ShopView
      Button("Sort") { router.show(.sort) }  // expect: sheet route:ShopSheet.sort from view:ShopView through Router.show
      CartView()
    }
    .onReceive(NotificationCenter.default.publisher(for: .init("offer"))) { note in
      if let sheet = note.object as? ShopSheet { router.show(sheet) }  // expect: unresolved sheet from view:ShopView
    }
    .sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .filter: FilterView()
      case .sort: SortView()
      }
    }
  }
}

struct CartView: View {
  @State private var router = Router<CartSheet>()
  var body: some View {
    Button("Pay") { router.sheet = .pay }  // expect: fullScreenCover route:CartSheet.pay from view:CartView
      .fullScreenCover(item: $router.sheet) { _ in PayView() }
  }
}

struct FilterView: View { var body: some View { Text("Filter") } }
struct SortView: View { var body: some View { Text("Sort") } }
struct PayView: View { var body: some View { Text("Pay") } }
