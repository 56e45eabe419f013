import SwiftUI

struct ConsentView: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("measures") private var measures = false

  var body: some View {
    Form {
      Toggle("Tell the shop what I look at", isOn: $measures)
      Button("Done") { dismiss() }
    }
    .presentationDetents([.medium])
  }
}
