// idiom: slots/modal-enum-of-a-screen
import SwiftUI

struct RootView: View {
  enum Modal: Identifiable {
    case edit(String), share
    var id: String {
      switch self {
      case .edit(let name): name
      case .share: "share"
      }
    }
  }

  @State private var modal: Modal?
  var body: some View {
    List {
      Button("Edit") { modal = .edit("a") }  // expect: sheet route:RootView.Modal.edit from view:RootView
      Button("Share") { modal = .share }  // expect: sheet route:RootView.Modal.share from view:RootView
    }
    .sheet(item: $modal, onDismiss: { modal = .share }) { modal in  // expect: sheet route:RootView.Modal.share from view:RootView
      switch modal {
      case .edit(let name): EditView(name: name)  // expect: builds view:EditView from route:RootView.Modal.edit
      case .share: ShareView()  // expect: builds view:ShareView from route:RootView.Modal.share
      }
    }
  }
}

struct EditView: View {
  let name: String
  var body: some View { Text(name) }
}
struct ShareView: View { var body: some View { Text("Share") } }
