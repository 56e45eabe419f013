import SwiftUI

struct UnitsView: View {
  @AppStorage("usesMetricUnits") private var usesMetricUnits = true

  var body: some View {
    Form {
      Picker("Units", selection: $usesMetricUnits) {
        Text("Metric").tag(true)
        Text("Imperial").tag(false)
      }
      .pickerStyle(.inline)
    }
    .navigationTitle(SettingsPage.units.title)
  }
}
