import SwiftUI

struct ProductRow: View {
  let product: Product

  var body: some View {
    LabeledContent(product.name) {
      Text(product.price, format: .currency(code: "EUR"))
    }
  }
}
