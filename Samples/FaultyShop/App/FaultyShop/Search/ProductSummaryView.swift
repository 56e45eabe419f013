import SwiftUI

struct ProductSummaryView: View {
  let product: Product

  @Environment(Catalog.self) private var catalog

  var body: some View {
    List {
      ProductRow(product: product)
      Section("Compare with") {
        ForEach(catalog.products) { other in
          NavigationLink(other.name, value: other)
        }
      }
    }
    .navigationTitle(product.name)
    .navigationDestination(for: Product.self) { other in
      ComparisonView(product: product, other: other)
    }
  }
}
