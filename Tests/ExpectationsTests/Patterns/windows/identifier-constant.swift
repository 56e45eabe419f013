// idiom: windows/identifier-constant
import SwiftUI

extension String {
  static let journalWindow = "journal"
}

@main
struct DiaryApp: App {
  var body: some Scene {
    WindowGroup { DiaryView() }
    Window("Journal", id: .journalWindow) { JournalView() }
  }
}

struct DiaryView: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View {
    Button("Journal") { openWindow(id: .journalWindow) }  // expect: window scene:DiaryApp.journal from view:DiaryView
  }
}

struct JournalView: View { var body: some View { Text("Journal") } }
