import ComposableArchitecture
import GiftCards
import SwiftUI

struct AccountView: View {
  @State private var showsSizes = false
  @State private var givesCard = false

  var body: some View {
    List {
      NavigationLink("Your orders", value: ShopRoute.orderHistory)
      NavigationLink("Addresses", value: ShopRoute.addresses)
      NavigationLink("Coupons", value: ShopRoute.coupons)
      NavigationLink("Redeem a gift card", value: ShopRoute.giftCard)
      Button("Give a gift card") { givesCard = true }
      Button("Your sizes") { showsSizes = true }
      NavigationLink("Help", value: ShopRoute.help)
    }
    .navigationTitle("Account")
    .sheet(isPresented: $showsSizes) { SizesView() }
    .sheet(isPresented: $givesCard) {
      GiftCardView(store: Store(initialState: GiftCard.State()) { GiftCard() })
    }
  }
}
