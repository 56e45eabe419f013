// idiom: sheets/flag-in-an-object
import SwiftUI

@Observable final class EditorModel {
  var showsEditor = false
  func edit() { showsEditor = true }  // expect: none
}

struct RootView: View {
  @State private var model = EditorModel()
  var body: some View {
    VStack {
      Button("Edit") { model.edit() }  // expect: none
      Toolbar(model: model)
    }
    .sheet(isPresented: $model.showsEditor) { EditorView() }  // expect: sheet view:EditorView from view:RootView
  }
}

/// Neither the presenting view nor the type of the flag: an edge of its own, by assignment or by a helper.
struct Toolbar: View {
  let model: EditorModel
  var body: some View {
    Button("Edit") { model.edit() }  // expect: sheet view:EditorView from view:Toolbar through EditorModel.edit
    Button("Edit") { model.showsEditor = true }  // expect: sheet view:EditorView from view:Toolbar direct
  }
}

struct EditorView: View { var body: some View { Text("Editor") } }
