/// An app that navigates by a package whose source is not there: its navigator, its link, its sheet, its tabs.
enum ClosedPackageApp {
  static let source = """
    import ClosedNavigation
    import SwiftUI

    enum AppRoute: Hashable {
      case detail(Int), settings, about, help
    }

    @main
    struct ShopApp: App {
      var body: some Scene {
        WindowGroup {
          NavigationStack { HomeView() }
            .destinations(for: AppRoute.self) { route in
              switch route {
              case .detail(let id): DetailView(id: id)
              case .settings: SettingsView()
              case .about: AboutView()
              case .help: HelpView()
              }
            }
        }
      }
    }

    struct HomeView: View {
      @Environment(Navigator<AppRoute>.self) private var navigator
      @Environment(\\.helpDesk) private var helpDesk
      @State private var isWelcoming = false

      var body: some View {
        List {
          Button("Detail") { navigator.go(.detail(1)) }
          RouteLink("Settings", to: AppRoute.settings)
          Button("Help") { helpDesk.go(AppRoute.help) }
          Button("Welcome") { isWelcoming = true }
        }
        .bottomSheet(isPresented: $isWelcoming) { WelcomeView() }
      }
    }

    struct DetailView: View {
      let id: Int
      @Environment(Navigator<AppRoute>.self) private var navigator

      var body: some View {
        Button("About") { navigator.go(.about) }
        Button("Back") { navigator.back() }
        Button("Home") { navigator.back(to: .first) }
      }
    }

    struct SettingsView: View { var body: some View { Text("Settings") } }
    struct AboutView: View { var body: some View { Text("About") } }
    struct HelpView: View { var body: some View { Text("Help") } }
    struct WelcomeView: View { var body: some View { Text("Welcome") } }

    """

  static let configuration = """
    navigators: |
      # The package's navigator.
      method Navigator.go(_: value) links push
      method Navigator.back(to: other) returns popToRoot
      method Navigator.back() returns pop
      construct RouteLink(_: title?, to: value) links push
      modifier destinations(for: type, content: content) registers push
      modifier bottomSheet(isPresented: slot, content: content) presents sheet

    environment:
      helpDesk: Navigator

    """
}
