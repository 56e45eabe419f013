// idiom: registries/views-by-type
import SwiftUI

struct OrderPage: Hashable { let id: Int }
struct HelpPage: Hashable {}

final class Pages {
  var makers: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  init() {
    makers[ObjectIdentifier(OrderPage.self)] = { _ in AnyView(OrderView()) }
    makers[ObjectIdentifier(HelpPage.self)] = { _ in AnyView(HelpView()) }
  }
  func order() -> AnyView? { makers[ObjectIdentifier(OrderPage.self)]?(OrderPage(id: 1)) }
}

struct RootView: View {
  @State private var isOrderShown = false
  let pages = Pages()
  var body: some View {
    Button("Order") { isOrderShown = true }  // expect: none
      .sheet(isPresented: $isOrderShown) { pages.order() }  // expect: sheet view:OrderView from view:RootView
  }
}
struct OrderView: View { var body: some View { Text("Order") } }
struct HelpView: View { var body: some View { Text("Help") } }
