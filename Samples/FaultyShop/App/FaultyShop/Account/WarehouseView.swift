import SwiftUI

struct WarehouseView: View {
  @Environment(Catalog.self) private var catalog

  var body: some View {
    List(catalog.products) { product in
      LabeledContent(product.name, value: product.stock, format: .number)
    }
    .navigationTitle("Warehouse")
  }
}
