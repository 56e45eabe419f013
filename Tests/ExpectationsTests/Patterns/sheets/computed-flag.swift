// idiom: sheets/computed-flag
import SwiftUI

struct Note { let text: String }

struct RootView: View {
  @State private var note: Note?
  private var isShown: Binding<Bool> {
    Binding(get: { note != nil }, set: { if !$0 { note = nil } })  // expect: maybe return dismiss from view:RootView
  }
  var body: some View {
    Button("Open") { note = Note(text: "A") }  // expect: none
      .sheet(isPresented: isShown) { NoteView() }  // expect: sheet view:NoteView from view:RootView
  }
}

struct NoteView: View { var body: some View { Text("Note") } }
