// idiom: windows/settings-link
import SwiftUI

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }  // expect: root view:HomeView from app:NotesApp
    Settings { PreferencesView() }
  }
}

struct HomeView: View {
  @Environment(\.openSettings) private var openSettings
  var body: some View {
    SettingsLink()  // expect: window scene:NotesApp.Settings from view:HomeView
    SettingsLink { Label("Settings", systemImage: "gear") }  // expect: window scene:NotesApp.Settings from view:HomeView
    Button("Settings") { openSettings() }  // expect: window scene:NotesApp.Settings from view:HomeView
  }
}

struct PreferencesView: View { var body: some View { Text("Settings") } }
