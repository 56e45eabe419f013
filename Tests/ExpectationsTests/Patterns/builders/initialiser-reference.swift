// idiom: builders/initialiser-reference
// check: all
import SwiftUI

enum Route: Hashable {
  case first  // expect: node route:Route.first mapped used
  case second  // expect: node route:Route.second mapped
}

enum Modal: Identifiable {
  case login  // expect: node route:Modal.login mapped used
  case help  // expect: node route:Modal.help mapped

  var id: Self { self }
}

struct RootView: View {
  @State private var path: [Route] = []
  @State private var modal: Modal?

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("First") { path.append(.first) }  // expect: push route:Route.first from view:RootView
        Button("Log in") { modal = .login }  // expect: sheet route:Modal.login from view:RootView
      }
      .navigationDestination(for: Route.self, destination: DestinationView.init)
    }
    .sheet(item: $modal, content: ModalView.init(modal:))
  }
}

struct DestinationView: View {
  let route: Route
  var title = ""
  var body: some View { content }

  @ViewBuilder private var content: some View {
    switch route {
    case .first: FirstView()  // expect: builds view:FirstView from route:Route.first
    case .second: SecondView()  // expect: builds view:SecondView from route:Route.second
    }
  }
}

struct ModalView: View {
  private let kind: Modal

  init(modal: Modal, isFramed: Bool = true) { kind = modal }

  var body: some View {
    switch kind {
    case .login: LoginView()  // expect: builds view:LoginView from route:Modal.login
    case .help: HelpView()  // expect: builds view:HelpView from route:Modal.help
    }
  }
}

struct FirstView: View { var body: some View { Text("First") } }
struct SecondView: View { var body: some View { Text("Second") } }
struct LoginView: View { var body: some View { Text("Log in") } }
struct HelpView: View { var body: some View { Text("Help") } }
