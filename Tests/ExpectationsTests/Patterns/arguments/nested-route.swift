// idiom: arguments/nested-route
import SwiftUI

enum Settings: Hashable {
  case profile  // expect: node route:Settings.profile mapped used
  case sound  // expect: node route:Settings.sound mapped used

  @ViewBuilder func page() -> some View {
    switch self {
    case .profile: ProfileView()  // expect: builds view:ProfileView from route:Settings.profile
    case .sound: SoundView()  // expect: builds view:SoundView from route:Settings.sound
    }
  }
}

enum Route: Hashable {
  case settings(Settings)  // expect: node route:Route.settings mapped used
}

struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        // expect-next: push route:Route.settings from view:RootView
        // expect-next: maybe push route:Settings.profile from view:RootView
        Button("Profile") { path.append(.settings(.profile)) }
        // expect-next: push route:Route.settings from view:RootView
        // expect-next: maybe push route:Settings.sound from view:RootView
        NavigationLink("Sound", value: Route.settings(.sound))
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .settings(let page): page.page()
        }
      }
    }
  }
}

struct ProfileView: View { var body: some View { Text("Profile") } }
struct SoundView: View { var body: some View { Text("Sound") } }
