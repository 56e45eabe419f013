import SwiftUI

struct ProductView: View {
  let product: Product

  @Environment(ShopRouter.self) private var router
  @Environment(Basket.self) private var basket
  @State private var showsReviews = false
  @State private var buysNow = false

  var body: some View {
    VStack(spacing: 20) {
      ProductRow(product: product)
      if product.hasSizes {
        Button("Which size?") { router.present(.sizeGuide) }
      }
      Button("What others say") { showsReviews = true }
      Button("Buy") {
        basket.add(product)
        router.open(.checkout)
      }
      .buttonStyle(.borderedProminent)
      Button("Buy with one tap") { buysNow = true }
    }
    .padding()
    .navigationTitle(product.name)
    .navigationBarBackButtonHidden()
    .toolbar {
      Button("Back", systemImage: "arrow.left") { router.back() }
    }
    .sheet(isPresented: $showsReviews) { ReviewsView(product: product) }
    .fullScreenCover(isPresented: $buysNow) { ExpressCheckoutView(product: product) }
  }
}
