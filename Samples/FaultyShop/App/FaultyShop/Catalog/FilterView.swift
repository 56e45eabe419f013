import SwiftUI

struct FilterView: View {
  @Environment(Catalog.self) private var catalog
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var catalog = catalog

    Form {
      Toggle("Only what is in stock", isOn: $catalog.showsOnlyStock)
      NavigationLink("Brands") { BrandFilterView() }
      Button("Done") { dismiss() }
    }
    .presentationDetents([.medium])
  }
}
