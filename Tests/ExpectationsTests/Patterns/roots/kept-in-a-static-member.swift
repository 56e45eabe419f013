// idiom: roots/kept-in-a-static-member
import SwiftUI

@main
struct DeskApp: App {
  var body: some Scene { WindowGroup { DeskView() } }
}

struct DeskView: View {
  var body: some View {
    VStack {
      PanelView.standard  // expect: embeds view:PanelView from view:DeskView
      NotesView.make(limit: 3)  // expect: embeds view:NotesView from view:DeskView
      Shelf.clock  // expect: embeds view:ClockView from view:DeskView
      spareView  // expect: embeds view:SpareView from view:DeskView
    }
  }
}

let spareView = SpareView()

enum Shelf {
  static var clock: some View { ClockView().padding() }
}

struct PanelView: View {  // expect: node view:PanelView reachable component
  static let standard = PanelView(title: "Panel")
  let title: String
  @State private var isHelpShown = false
  var body: some View {
    Button(title) { isHelpShown = true }
      .sheet(isPresented: $isHelpShown) { HelpView() }  // expect: sheet view:HelpView from view:PanelView
  }
}

struct NotesView: View {  // expect: node view:NotesView reachable component
  let limit: Int
  static func make(limit: Int) -> some View { NotesView(limit: limit).padding() }
  @State private var note: Note?
  enum Note: Identifiable {
    case fresh  // expect: node route:NotesView.Note.fresh mapped used reachable
    var id: Self { self }
  }
  var body: some View {
    Button("New") { note = .fresh }  // expect: sheet route:NotesView.Note.fresh from view:NotesView
      .sheet(item: $note) { _ in HelpView() }
  }
}

struct ClockView: View { var body: some View { Text("12") } }
struct SpareView: View { var body: some View { Text("Spare") } }
struct HelpView: View { var body: some View { Text("Help") } }
