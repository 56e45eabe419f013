// idiom: arguments/if-and-switch-expression
import SwiftUI

enum Route: Hashable { case member, guest, admin }
enum Role { case admin, member }

struct RootView: View {
  @State private var path: [Route] = []
  let isMember: Bool
  let role: Role

  private func enter() {
    let route: Route = if isMember { .member } else { .guest }
    path.append(route)  // expect: push route:Route.member from view:RootView; push route:Route.guest from view:RootView
  }

  private func enterByRole() {
    let route: Route =
      switch role {
      case .admin: .admin
      case .member: .member
      }
    path.append(route)  // expect: push route:Route.admin from view:RootView; push route:Route.member from view:RootView
  }

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("In", action: enter)
        Button("In", action: enterByRole)
      }
      .navigationDestination(for: Route.self) { _ in Text("There") }
    }
  }
}
