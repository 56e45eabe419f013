import SwiftUI

struct ComparisonView: View {
  let product: Product
  let other: Product

  var body: some View {
    List {
      ProductRow(product: product)
      ProductRow(product: other)
    }
    .navigationTitle("Which one?")
  }
}
