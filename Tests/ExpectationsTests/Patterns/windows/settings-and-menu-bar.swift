// idiom: windows/settings-and-menu-bar
import SwiftUI

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }  // expect: root view:HomeView from app:NotesApp
    // expect-next: scene scene:NotesApp.Settings|scene:NotesApp.2 from app:NotesApp; root view:SettingsView from scene:NotesApp.Settings|scene:NotesApp.2
    Settings { SettingsView() }
    // expect-next: scene scene:NotesApp.MenuBarExtra|scene:NotesApp.3 from app:NotesApp; root view:MenuView from scene:NotesApp.MenuBarExtra|scene:NotesApp.3
    MenuBarExtra("Notes", systemImage: "note") { MenuView() }
  }
}

struct HomeView: View { var body: some View { Text("Home") } }
struct SettingsView: View { var body: some View { Text("Settings") } }
struct MenuView: View { var body: some View { Text("Menu") } }
