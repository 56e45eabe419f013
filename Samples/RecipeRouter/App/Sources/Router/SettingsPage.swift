import SwiftUI

enum SettingsPage: Hashable {
  case overview
  case units
  case about

  var title: String {
    switch self {
    case .overview: "Settings"
    case .units: "Units"
    case .about: "About"
    }
  }

  @ViewBuilder
  var view: some View {
    switch self {
    case .overview: SettingsView()
    case .units: UnitsView()
    case .about: AboutView()
    }
  }
}
