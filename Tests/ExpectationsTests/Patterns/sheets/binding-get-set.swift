// idiom: sheets/binding-get-set
import SwiftUI

enum Modal: Identifiable {
  case about
  var id: Self { self }
}

@Observable final class Router {
  private(set) var modal: Modal?
  func raise(_ modal: Modal?) { self.modal = modal }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    Button("About") { router.raise(.about) }  // expect: sheet route:Modal.about from view:RootView through Router.raise
      .sheet(item: Binding(get: { router.modal }, set: { router.raise($0) })) { modal in  // expect: none
        switch modal {
        case .about: AboutView()  // expect: builds view:AboutView from route:Modal.about
        }
      }
    Button("Away") { router.raise(nil) }  // expect: return dismiss from view:RootView
  }
}

struct AboutView: View { var body: some View { Text("About") } }
