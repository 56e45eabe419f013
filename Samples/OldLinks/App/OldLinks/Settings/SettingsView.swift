import SwiftUI

struct SettingsView: View {
  @Environment(\.presentationMode) private var presentationMode
  @AppStorage("usesMeters") private var usesMeters = true

  var body: some View {
    NavigationView {
      Form {
        Toggle("Heights in meters", isOn: $usesMeters)
        NavigationLink("Licenses") {
          LicensesView()
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { presentationMode.wrappedValue.dismiss() }
        }
      }
    }
    .navigationViewStyle(.stack)
  }
}

struct LicensesView: View {
  var body: some View {
    ScrollView {
      Text("Maps by the mountain club, with friendly permission.")
        .padding()
    }
  }
}
