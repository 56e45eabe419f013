// idiom: windows/open-window
import SwiftUI

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }  // expect: root view:HomeView from app:NotesApp
    // expect-next: scene scene:NotesApp.editor from app:NotesApp; root view:EditorView from scene:NotesApp.editor
    WindowGroup("Editor", id: "editor", for: String.self) { $name in EditorView(name: name) }
    // expect-next: scene scene:NotesApp.activity from app:NotesApp; root view:ActivityView from scene:NotesApp.activity
    Window("Activity", id: "activity") { ActivityView() }
  }
}

struct HomeView: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View {
    Button("Edit") { openWindow(id: "editor", value: "today") }  // expect: window scene:NotesApp.editor from view:HomeView
    Button("Activity") { openWindow(id: "activity") }  // expect: window scene:NotesApp.activity from view:HomeView
    Button("Away") { dismissWindow(id: "activity") }  // expect: return dismiss from view:HomeView
  }
}

struct EditorView: View {
  let name: String?
  var body: some View { Text(name ?? "") }
}
struct ActivityView: View { var body: some View { Text("Activity") } }
