// idiom: implicit-members/parameter-type
import SwiftUI

enum Push: Hashable { case detail, list }
enum Modal: Identifiable {
  case detail, editor
  var id: Self { self }
}

@Observable final class Router {
  var path: [Push] = []
  var modal: Modal?
  func go(_ push: Push) { path.append(push) }
  func raise(_ modal: Modal) { self.modal = modal }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("1") { router.go(.detail) }  // expect: push route:Push.detail from view:RootView through Router.go
        Button("2") { router.raise(.detail) }  // expect: sheet route:Modal.detail from view:RootView through Router.raise
        Button("3") { router.modal = .detail }  // expect: sheet route:Modal.detail from view:RootView direct
        Button("4") { router.path.append(.detail) }  // expect: push route:Push.detail from view:RootView direct
        Button("5") { router.modal = Modal.editor }  // expect: sheet route:Modal.editor from view:RootView
      }
      .navigationDestination(for: Push.self) { _ in Text("Pushed") }
    }
    .sheet(item: $router.modal) { _ in Text("Raised") }
  }
}
