import SwiftUI

struct SizesView: View {
  @AppStorage("size") private var size = "M"
  @AppStorage("shoe") private var shoe = 40
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationView {
      Form {
        Picker("Clothes", selection: $size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
        Stepper("Shoes: \(shoe)", value: $shoe)
      }
      .navigationTitle("Your sizes")
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}
