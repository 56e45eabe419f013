import SwiftUI

struct CheckoutView: View {
  @Environment(ShopRouter.self) private var router
  @Environment(Basket.self) private var basket

  var body: some View {
    List {
      ForEach(basket.products) { product in
        ProductRow(product: product)
      }
      LabeledContent("Total") {
        Text(basket.total, format: .currency(code: "EUR"))
      }
      Button("How do you pay?") { router.open(.payment) }
      Button("Order") {
        basket.empty()
        router.open(.orderPlaced(number: Int.random(in: 1000...9999)))
      }
    }
    .navigationTitle("Checkout")
  }
}
