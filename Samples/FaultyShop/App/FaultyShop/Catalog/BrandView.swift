import SwiftUI

struct BrandView: View {
  let brand: Brand

  @Environment(ShopRouter.self) private var router
  @Environment(Catalog.self) private var catalog

  var body: some View {
    List {
      ForEach(catalog.products(of: brand)) { product in
        ProductRow(product: product)
      }
      Button("How \(brand.name) measures") { router.presentLarge(.sizeGuide) }
    }
    .navigationTitle(brand.name)
  }
}
