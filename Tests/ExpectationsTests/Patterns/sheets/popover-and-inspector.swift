// idiom: sheets/popover-and-inspector
import SwiftUI

struct RootView: View {
  @State private var showsColors = false
  @State private var showsNotes = true
  var body: some View {
    Text("Home")
      .popover(isPresented: $showsColors) { ColorsView() }  // expect: popover view:ColorsView from view:RootView
      .inspector(isPresented: $showsNotes) { NotesView() }  // expect: inspector view:NotesView from view:RootView
      .toolbar {
        Button("Colors") { showsColors = true }
        Button("Notes") { showsNotes.toggle() }
      }
  }
}

struct ColorsView: View { var body: some View { Text("Colors") } }
struct NotesView: View { var body: some View { Text("Notes") } }
