// idiom: sheets/by-enum-item
import SwiftUI

enum Modal: Identifiable {
  case editor(Int)
  case about
  var id: String {
    switch self {  // expect: none
    case .editor(let id): "editor\(id)"
    case .about: "about"
    }
  }
}

struct RootView: View {
  @State private var modal: Modal?
  var body: some View {
    VStack {
      Button("Edit") { modal = .editor(1) }  // expect: sheet route:Modal.editor from view:RootView
      Button("About") { self.modal = Modal.about }  // expect: sheet route:Modal.about from view:RootView
    }
    .sheet(item: $modal) { modal in  // expect: none
      switch modal {
      case .editor(let id): EditorView(id: id)  // expect: builds view:EditorView from route:Modal.editor
      case .about: AboutView()  // expect: builds view:AboutView from route:Modal.about
      }
    }
  }
}

struct EditorView: View {
  let id: Int
  var body: some View { Text("\(id)") }
}
struct AboutView: View { var body: some View { Text("About") } }
