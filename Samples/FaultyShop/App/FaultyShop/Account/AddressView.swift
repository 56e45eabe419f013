import SwiftUI

struct AddressView: View {
  let address: Address

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      LabeledContent("Name", value: address.name)
      LabeledContent("Street", value: address.street)
      Button("Done") { dismiss() }
    }
  }
}
