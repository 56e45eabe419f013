import SwiftUI

struct BrandsView: View {
  @Environment(Catalog.self) private var catalog

  var body: some View {
    List(catalog.brands) { brand in
      NavigationLink(brand.name, value: ShopRoute.brand(brand))
    }
    .navigationTitle("Brands")
  }
}
