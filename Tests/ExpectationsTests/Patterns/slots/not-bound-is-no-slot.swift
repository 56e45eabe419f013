// idiom: slots/not-bound-is-no-slot
import SwiftUI

enum Modal: Identifiable {
  case profile, help
  var id: Self { self }
}

/// Kept as a note of what is shown; nothing reads it, so putting something in shows nothing.
@Observable final class Coordinator {
  var current: Modal?
  var shown: Modal?
}

struct RootView: View {
  @State private var coordinator = Coordinator()
  var body: some View {
    Button("Profile") {
      coordinator.current = .profile  // expect: none
      coordinator.shown = .help  // expect: sheet route:Modal.help from view:RootView
    }
    .sheet(item: $coordinator.shown) { _ in Text("There") }
  }
}
