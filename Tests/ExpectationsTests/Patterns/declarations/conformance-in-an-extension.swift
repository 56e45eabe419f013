// idiom: declarations/conformance-in-an-extension
import SwiftUI

enum Modal {
  case a(Note)  // expect: node route:Modal.a mapped used
  #if DEBUG
  case debug  // expect: node route:Modal.debug mapped
  #endif
}

extension Modal: Identifiable {
  var id: Int { 0 }
}

struct Note { let text: String }

struct RootView: View {
  @State private var modal: Modal?
  let note: Note
  var body: some View {
    Button("A") { modal = .a(note) }  // expect: sheet route:Modal.a from view:RootView
      .sheet(item: $modal) { modal in
        switch modal {
        case .a(let note): NoteView(note: note)  // expect: builds view:NoteView from route:Modal.a
        #if DEBUG
        case .debug: DebugView()  // expect: builds view:DebugView from route:Modal.debug
        #endif
        }
      }
  }
}

struct NoteView: View {
  let note: Note
  var body: some View { Text(note.text) }
}
struct DebugView: View { var body: some View { Text("Debug") } }
