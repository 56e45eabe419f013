import SwiftUI

struct ProductView: View {
  let product: Product

  @Environment(ShopRouter.self) private var router
  @Environment(Basket.self) private var basket

  var body: some View {
    VStack(spacing: 20) {
      ProductRow(product: product)
      if product.hasSizes {
        Button("Which size?") { router.present(.sizeGuide) }
      }
      Button("Buy") {
        basket.add(product)
        router.open(.checkout)
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
    .navigationTitle(product.name)
  }
}
