// idiom: wrappers/nil-for-an-optional
import SwiftUI

struct Note: Identifiable {
  let id: Int
}

enum Panel: Identifiable {
  case editor(Note), help
  var id: Int { 0 }
}

@Observable final class Desk {
  var panel: Panel?

  func show(_ panel: Panel?) {
    guard let panel else {
      self.panel = nil  // expect: return dismiss
      return
    }
    self.panel = panel
  }
}

@main struct DeskApp: App {
  var body: some Scene {
    WindowGroup { DeskView() }
  }
}

struct DeskView: View {
  @State private var desk = Desk()

  var body: some View {
    VStack {
      Button("Help") { desk.show(.help) }  // expect: sheet route:Panel.help from view:DeskView through Desk.show
      Button("Close") { desk.show(nil) }  // expect: return dismiss from view:DeskView
    }
    .sheet(item: $desk.panel) { panel in
      switch panel {
      case .editor(let note): EditorView(note: note)
      case .help: HelpView()
      }
    }
    .onAppear {
      desk.show(.editor(Note(id: 1)))  // expect: sheet route:Panel.editor from view:DeskView through Desk.show
    }
  }
}

struct EditorView: View {
  let note: Note
  var body: some View { Text("\(note.id)") }
}

struct HelpView: View {
  var body: some View { Text("Help") }
}
