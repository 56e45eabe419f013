// idiom: closures/event-to-another-type
import SwiftUI

enum Modal: Identifiable {
  case editor
  var id: Self { self }
}

enum SettingsEvent { case edit, save }

@Observable final class Coordinator {
  var modal: Modal?
  func handle(_ event: SettingsEvent) {
    switch event {
    case .edit: modal = .editor  // expect: sheet route:Modal.editor from object:Coordinator
    case .save: print("saved")  // expect: none
    }
  }
}

struct RootView: View {
  @State private var coordinator = Coordinator()
  var body: some View {
    // expect-next: sheet route:Modal.editor from view:RootView through Coordinator.handle event SettingsEvent.edit
    SettingsView(onEvent: { [weak coordinator] in coordinator?.handle($0) })
      .sheet(item: $coordinator.modal) { _ in Text("Editor") }
  }
}

struct SettingsView: View {
  let onEvent: (SettingsEvent) -> Void
  var body: some View {
    Button("Edit") { onEvent(.edit) }  // expect: none
    Button("Save") { onEvent(.save) }  // expect: none
  }
}
