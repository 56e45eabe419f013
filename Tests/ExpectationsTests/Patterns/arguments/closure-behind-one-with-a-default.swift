// idiom: arguments/closure-behind-one-with-a-default
import SwiftUI

@main
struct SettingsApp: App {
  var body: some Scene { WindowGroup { NavigationStack { SettingsView() } } }
}

/// The closure without label is the destination's: that has no default, what stands before it has one (SE-0286).
struct LinkRow<Destination: View, Badge: View>: View {
  let title: String
  let icon: String
  @ViewBuilder var badge: () -> Badge
  @ViewBuilder var destination: () -> Destination

  init(
    _ title: String, icon: String, @ViewBuilder badge: @escaping () -> Badge = { EmptyView() },
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.title = title
    self.icon = icon
    self.badge = badge
    self.destination = destination
  }

  var body: some View {
    NavigationLink {
      destination()
    } label: {
      HStack {
        Label(title, systemImage: icon)
        badge()
      }
    }
  }
}

struct SettingsView: View {
  var body: some View {
    VStack {
      LinkRow("Sound", icon: "speaker") {  // expect: push view:SoundView from view:SettingsView through LinkRow
        SoundView()
      }
      LinkRow("Display", icon: "sun.max") {  // expect: push view:DisplayView from view:SettingsView through LinkRow
        BadgeView()
      } destination: {
        DisplayView()
      }
    }
  }
}

struct SoundView: View {
  var body: some View { Text("Sound") }
}

struct DisplayView: View {
  var body: some View { Text("Display") }
}

struct BadgeView: View {
  var body: some View { Text("2") }
}
