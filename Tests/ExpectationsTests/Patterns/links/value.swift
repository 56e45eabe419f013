// idiom: links/value
import SwiftUI

enum Route: Hashable { case detail(Int), help }
struct Note: Hashable { let text: String }

struct RootView: View {
  let notes: [Note]
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Detail", value: Route.detail(1))  // expect: push route:Route.detail from view:RootView direct
        NavigationLink(value: Route.help) {  // expect: push route:Route.help from view:RootView
          Label("Help", systemImage: "questionmark")
        }
        ForEach(notes, id: \.self) { note in
          NavigationLink(note.text, value: note)  // expect: push route:Note from view:RootView
        }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .detail(let id): DetailView(id: id)  // expect: builds view:DetailView from route:Route.detail
        case .help: HelpView()  // expect: builds view:HelpView from route:Route.help
        }
      }
      .navigationDestination(for: Note.self, destination: NoteView.init)  // expect: builds view:NoteView from route:Note
    }
  }
}

struct DetailView: View {
  let id: Int
  var body: some View { Text("\(id)") }
}
struct HelpView: View { var body: some View { Text("Help") } }
struct NoteView: View {
  let note: Note
  var body: some View { Text(note.text) }
}
