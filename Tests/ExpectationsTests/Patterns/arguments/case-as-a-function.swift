// idiom: arguments/case-as-a-function
import SwiftUI

enum Modal: Identifiable {
  case approval(Int), signing(Int)
  var id: Int { 0 }
}

@Observable final class Presenter {
  var modal: Modal?
  func present(_ payload: Int, as make: (Int) -> Modal) { modal = make(payload) }
  func sign(_ payload: Int) { present(payload, as: Modal.signing) }  // expect: sheet route:Modal.signing from object:Presenter
}

struct RootView: View {
  @State private var presenter = Presenter()
  var body: some View {
    VStack {
      // expect-next: sheet route:Modal.approval from view:RootView through Presenter.present
      Button("Approve") { presenter.present(7, as: Modal.approval) }
      Button("Sign") { presenter.sign(7) }  // expect: sheet route:Modal.signing from view:RootView
    }
    .sheet(item: $presenter.modal) { _ in Text("Modal") }
  }
}
