import SwiftUI

struct AccountView: View {
  var body: some View {
    List {
      NavigationLink("Your orders", value: ShopRoute.orderHistory)
      NavigationLink("Redeem a gift card", value: ShopRoute.giftCard)
    }
    .navigationTitle("Account")
  }
}
