import SwiftUI

struct ActionRow: View {
  let title: String
  let onTap: () -> Void

  var body: some View {
    Button(action: onTap) {
      HStack {
        Text(title)
        Spacer()
        Image(systemName: "chevron.forward").foregroundStyle(.tertiary)
      }
    }
    .foregroundStyle(.primary)
  }
}
