import SwiftUI

struct SettingsView: View {
  let onEvent: (SettingsEvent) -> Void

  @AppStorage("sendsThumbnails") private var sendsThumbnails = true

  var body: some View {
    Form {
      Toggle("Send thumbnails", isOn: $sendsThumbnails)
      Button("How others see me") {
        onEvent(.showOwnProfile(.own))
      }
      Button("Back to the gallery") {
        onEvent(.openGallery)
      }
    }
    .navigationTitle("Settings")
  }
}

#Preview {
  SettingsView { _ in }
}
