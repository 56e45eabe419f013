import SwiftUI

struct WishlistView: View {
  @Environment(Catalog.self) private var catalog

  var body: some View {
    List(catalog.products) { product in
      ProductRow(product: product)
    }
    .navigationTitle("Wishes")
  }
}
