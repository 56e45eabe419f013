// idiom: nothing/model-handed-to-an-initialiser
import ModelKit
import SwiftUI

struct HostView: View {
  @Bindable var model: Model

  init(model: Model) {
    self.model = model  // expect: none
  }

  var body: some View {
    Text("Host")
      .sheet(item: $model.child(\.editor)) { _ in EditorView() }  // expect: sheet view:EditorView from view:HostView
  }
}

final class Flags: ObservableObject {
  @Published var showsTour: Bool
  init(showsTour: Bool) { self.showsTour = showsTour }
}

/// Making a view or a model is no navigation, whatever it begins with.
struct RootView: View {
  let model: Model
  @StateObject private var flags = Flags(showsTour: true)
  var body: some View {
    HostView(model: model.child(\.host))
    TourView(flags: flags)
  }
}

struct TourView: View {
  @ObservedObject var flags: Flags
  var body: some View {
    Text("Tour").sheet(isPresented: $flags.showsTour) { EditorView() }  // expect: sheet view:EditorView from view:TourView
  }
}

struct EditorView: View { var body: some View { Text("Editor") } }
