// idiom: implicit-members/overload-by-type
import SwiftUI

enum Push: Hashable { case detail, list }
enum Modal: Identifiable {
  case detail, editor
  var id: Self { self }
}

@Observable final class Router {
  var path: [Push] = []
  var modal: Modal?
  func show(_ push: Push) { path.append(push) }
  func show(_ sheet: Modal) { modal = sheet }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("1") { router.show(Push.detail) }  // expect: push route:Push.detail from view:RootView through Router.show
        Button("2") { router.show(Modal.detail) }  // expect: sheet route:Modal.detail from view:RootView through Router.show
        Button("3") { router.show(.list) }  // expect: push route:Push.list from view:RootView through Router.show
        Button("4") { router.show(.editor) }  // expect: sheet route:Modal.editor from view:RootView through Router.show
      }
      .navigationDestination(for: Push.self) { _ in Text("Pushed") }
    }
    .sheet(item: $router.modal) { _ in Text("Raised") }
  }
}
