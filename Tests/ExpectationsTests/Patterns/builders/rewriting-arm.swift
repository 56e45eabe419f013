// idiom: builders/rewriting-arm
import SwiftUI

enum Route: Hashable {
  case profile(id: Int)
  case ownProfile  // expect: node route:Route.ownProfile mapped used
}

@ViewBuilder func screen(for route: Route) -> some View {
  switch route {
  case .profile(let id): ProfileView(id: id)  // expect: builds view:ProfileView from route:Route.profile
  case .ownProfile: AnyView(screen(for: .profile(id: 0)))  // expect: builds route:Route.profile from route:Route.ownProfile
  }
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Me") { path.append(.ownProfile) }  // expect: push route:Route.ownProfile from view:RootView
        .navigationDestination(for: Route.self) { screen(for: $0) }
    }
  }
}

struct ProfileView: View {
  let id: Int
  var body: some View { Text("\(id)") }
}
