// idiom: paths/parents-slot-cleared
import SwiftUI

enum Modal: Identifiable {
  case info
  var id: Self { self }
}

/// A flow that was presented closes itself by clearing the slot of its parent.
@Observable final class Flow {
  var modal: Modal?
  private weak var parent: Flow?
  init(parent: Flow? = nil) { self.parent = parent }

  private var dismissable: Flow? { parent }
  func close() { dismissable?.modal = nil }  // expect: return dismiss from object:Flow
}

struct RootView: View {
  @State private var flow = Flow()
  var body: some View {
    Button("Info") { flow.modal = .info }  // expect: sheet route:Modal.info from view:RootView
      .sheet(item: $flow.modal) { _ in InfoView(flow: Flow(parent: flow)) }
  }
}

struct InfoView: View {
  let flow: Flow
  var body: some View {
    Button("Close") { flow.close() }  // expect: return dismiss from view:InfoView
  }
}
