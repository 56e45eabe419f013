import SwiftUI

struct BrandFilterView: View {
  @Environment(Catalog.self) private var catalog
  @State private var hidden: Set<Int> = []

  var body: some View {
    List(catalog.brands) { brand in
      Button(brand.name) { hidden.formSymmetricDifference([brand.id]) }
        .foregroundStyle(hidden.contains(brand.id) ? .secondary : .primary)
    }
  }
}
