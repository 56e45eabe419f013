import SwiftUI

struct SettingsView: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("opensLinksInApp") private var opensLinksInApp = true

  var body: some View {
    Form {
      Toggle("Open links in the app", isOn: $opensLinksInApp)
      NavigationLink("Acknowledgements") {
        AcknowledgementsView()
      }
    }
    .navigationTitle("Settings")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { dismiss() }
      }
    }
  }
}

struct AcknowledgementsView: View {
  var body: some View {
    Text("Thanks to everybody who writes.")
      .navigationTitle("Acknowledgements")
  }
}
