import SwiftUI

struct SearchView: View {
  @Environment(Catalog.self) private var catalog
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        Section("Brands") {
          ForEach(catalog.brands) { brand in
            NavigationLink(brand.name, value: brand)
          }
        }
        Section("Products") {
          ForEach(catalog.products(matching: text)) { product in
            NavigationLink(product.name, value: product)
          }
        }
      }
      .navigationTitle("Search")
      .searchable(text: $text)
      .navigationDestination(for: Product.self) { product in
        ProductSummaryView(product: product)
      }
    }
    .modifier(CouponLinks())
  }
}
