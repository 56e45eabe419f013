import SwiftUI

struct SettingsRootView: View {
  let onEvent: (SettingsEvent) -> Void

  var body: some View {
    NavigationStack {
      SettingsView(onEvent: onEvent)
    }
  }
}
