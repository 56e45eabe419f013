// idiom: columns/model-selection
import SwiftUI

struct Note: Hashable, Identifiable { let id: Int }

struct RootView: View {
  @State private var note: Note?
  let notes: [Note]
  var body: some View {
    // expect-next: column view:NoteList from view:RootView; maybe column view:NoteView from view:RootView
    NavigationSplitView { NoteList(notes: notes, note: $note) } detail: {
      if let note { NoteView(note: note) } else { Text("Choose one") }
    }
  }
}

struct NoteList: View {
  let notes: [Note]
  @Binding var note: Note?
  var body: some View {
    List(notes, selection: $note) { note in
      NavigationLink("\(note.id)", value: note)  // expect: column route:Note|view:NoteView from view:NoteList
    }
    .onAppear { note = notes.first }  // expect: column route:Note|view:NoteView from view:NoteList
  }
}

struct NoteView: View {
  let note: Note
  var body: some View { Text("\(note.id)") }
}
