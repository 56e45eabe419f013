// idiom: roots/root-made-by-its-own-type
// check: all
import SwiftUI

/// The first view is made by a static function of its own, inside a container whose closure is given something.
@main
struct BoardApp: App {
  var body: some Scene {
    WindowGroup { BoardView.make(Services()) }  // expect: root view:ServiceLayer from app:BoardApp
  }
}

struct Services {
  let name = "board"
}

struct ServiceLayer<Content: View>: View {
  let services: Services
  let content: (Services) -> Content

  init(_ services: Services, @ViewBuilder content: @escaping (Services) -> Content) {
    self.services = services
    self.content = content
  }

  var body: some View { content(services) }
}

struct BoardView: View {  // expect: node view:BoardView reachable
  let name: String
  @State private var isEditing = false

  static func make(_ services: Services) -> some View {
    ServiceLayer(services) {
      BoardView(name: $0.name)  // expect: embeds view:BoardView from view:ServiceLayer inferred
    }
  }

  var body: some View {
    Button(name) { isEditing = true }
      .sheet(isPresented: $isEditing) { EditorView() }  // expect: sheet view:EditorView from view:BoardView
  }
}

struct EditorView: View {
  var body: some View { Text("Editor") }
}
