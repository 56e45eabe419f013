// idiom: closures/event-goes-up
import SwiftUI

enum Modal: Identifiable {
  case editor
  var id: Self { self }
}

enum SettingsEvent { case edit, close }

struct RootView: View {
  @State private var modal: Modal?

  var body: some View {
    SettingsView(onEvent: { handle($0) })
      .sheet(item: $modal) { _ in Text("Editor") }
  }

  private func handle(_ event: SettingsEvent) {
    switch event {
    case .edit: modal = .editor  // expect: sheet route:Modal.editor from view:RootView event SettingsEvent.edit
    case .close: modal = nil  // expect: return dismiss from view:RootView
    }
  }
}

struct SettingsView: View {
  let onEvent: (SettingsEvent) -> Void
  var body: some View {
    Button("Edit") { onEvent(.edit) }  // expect: none
    Button("Close") { onEvent(.close) }  // expect: maybe return dismiss from view:SettingsView
  }
}
