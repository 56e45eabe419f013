// idiom: columns/constant-page
// check: all
import SwiftUI

enum Page {
  case shelf, settings, help

  @ViewBuilder func view() -> some View {
    switch self {
    case .shelf: ShelfView()
    case .settings: SettingsView()
    case .help: HelpView()
    }
  }
}

struct SplitView: View {
  let sidebar: Page
  init(sidebar: Page) { self.sidebar = sidebar }
  var body: some View {
    // expect-next: column view:ShelfView from view:SplitView; column view:DeskView from view:SplitView
    NavigationSplitView {
      sidebar.view()
    } detail: {
      DeskView()
    }
  }
}

@main struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { SplitView(sidebar: .shelf) }  // expect: root view:SplitView from app:ReaderApp
  }
}

struct DeskView: View { var body: some View { Text("Desk") } }
struct ShelfView: View { var body: some View { Text("Shelf") } }
struct SettingsView: View { var body: some View { Text("Settings") } }
struct HelpView: View { var body: some View { Text("Help") } }
