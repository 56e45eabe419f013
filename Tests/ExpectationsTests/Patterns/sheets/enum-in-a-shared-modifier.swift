// idiom: sheets/enum-in-a-shared-modifier
import SwiftUI

enum Modal: Identifiable {
  case settings, about
  var id: Self { self }
}

@Observable final class Router {
  var sheet: Modal?
}

extension View {
  func withSheets(_ sheet: Binding<Modal?>) -> some View {
    self.sheet(item: sheet) { destination in  // expect: none
      switch destination {
      case .settings: SettingsView()  // expect: builds view:SettingsView from route:Modal.settings
      case .about: AboutView()  // expect: builds view:AboutView from route:Modal.about
      }
    }
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    HomeView()
      .withSheets($router.sheet)  // expect: none
      .environment(router)
  }
}

struct HomeView: View {
  @Environment(Router.self) private var router
  var body: some View {
    Button("Settings") { router.sheet = .settings }  // expect: sheet route:Modal.settings from view:HomeView
    Button("About") { router.sheet = .about }  // expect: sheet route:Modal.about from view:HomeView
  }
}

struct SettingsView: View { var body: some View { Text("Settings") } }
struct AboutView: View { var body: some View { Text("About") } }
