import SwiftUI

struct OrderPlacedView: View {
  let number: Int

  @Environment(ShopRouter.self) private var router

  var body: some View {
    VStack(spacing: 16) {
      Text("Thank you. Your order has the number \(number).")
      Button("Back to the shop") { router.backToStorefront() }
    }
    .navigationBarBackButtonHidden()
  }
}
