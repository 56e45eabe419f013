// idiom: implicit-members/overload-by-label
import SwiftUI

enum Push: Hashable { case detail }
enum Modal: Identifiable {
  case detail
  var id: Self { self }
}

@Observable final class Router {
  var path: [Push] = []
  var modal: Modal?
  func show(push: Push) { path.append(push) }
  func show(sheet: Modal) { modal = sheet }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("1") { router.show(push: .detail) }  // expect: push route:Push.detail from view:RootView through Router.show
        Button("2") { router.show(sheet: .detail) }  // expect: sheet route:Modal.detail from view:RootView through Router.show
      }
      .navigationDestination(for: Push.self) { _ in Text("Pushed") }
    }
    .sheet(item: $router.modal) { _ in Text("Raised") }
  }
}
