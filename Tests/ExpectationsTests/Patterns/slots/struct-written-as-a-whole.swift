// idiom: slots/struct-written-as-a-whole
import SwiftUI

enum Page: Hashable { case first, second }
enum Note: Identifiable {
  case added, removed
  var id: Self { self }
}

struct Where {
  var note: Note?
  var path: [Page] = []
  var showsHelp = false
}

@Observable final class Model {
  var place = Where()
  func open() { place = Where(note: .added, path: [.first]) }  // expect: sheet route:Note.added from object:Model; replace route:Page.first from object:Model
}

struct RootView: View {
  @State private var model = Model()
  var body: some View {
    NavigationStack(path: $model.place.path) {
      VStack {
        // expect-next: sheet route:Note.added from view:RootView through Model.open; replace route:Page.first from view:RootView through Model.open
        Button("1") { model.open() }
        HelpButton(place: $model.place)
      }
      .navigationDestination(for: Page.self) { _ in Text("There") }
    }
    .sheet(item: $model.place.note) { _ in Text("There") }
    .sheet(isPresented: $model.place.showsHelp) { HelpView() }  // expect: sheet view:HelpView from view:RootView
  }
}

struct HelpButton: View {
  @Binding var place: Where
  var body: some View {
    Button("Help") { place = Where(showsHelp: true) }  // expect: sheet view:HelpView from view:HelpButton
  }
}

struct HelpView: View {
  var body: some View { Text("Help") }
}
