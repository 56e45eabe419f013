import SwiftUI

struct PrivacyView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("We keep your address until you tell us not to.")
      Button("Done") { dismiss() }
    }
    .padding()
  }
}
