/// What holds the features together: an area router for each twenty of them, one tab bar above all areas.
enum RootFiles {
  static func area(_ first: Feature, of features: Int) -> String {
    let area = first.area
    let inside = (first.index..<min(first.index + GeneratedApp.featuresOfArea, features)).map { Feature(index: $0, of: features) }
    let cases = inside.map { "  case \($0.lowercasedName)(\($0.name)Route)" }
    let arms = inside.map { "          case .\($0.lowercasedName)(let inner): make\($0.name)Screen(inner)" }
    let registrations = inside.map { "        .with\($0.name)Destinations()" }
    let start = inside.map { "          Area\(area)Button(title: \"\($0.name)\") { router.enterArea\(area)(.\($0.lowercasedName)(.list)) }" }
    return """
      import SwiftUI

      enum Area\(area)Route: Hashable {
      \(cases.joined(separator: "\n"))
      }

      @MainActor @Observable
      final class Area\(area)Router {
        var area\(area)Path = NavigationPath()
        func enterArea\(area)(_ route: Area\(area)Route) { area\(area)Path.append(route) }
      }

      struct Area\(area)Button: View {
        let title: String
        let onEnter: () -> Void
        var body: some View { Button(title, action: onEnter) }
      }

      struct Area\(area)Root: View {
        @State private var router = Area\(area)Router()

        var body: some View {
          NavigationStack(path: $router.area\(area)Path) {
            List {
      \(start.joined(separator: "\n"))
            }
            .navigationDestination(for: Area\(area)Route.self) { route in
              switch route {
      \(arms.joined(separator: "\n"))
              }
            }
      \(registrations.joined(separator: "\n"))
          }
          .environment(router)
        }
      }

      """
  }

  static func app(areas: Int) -> String {
    let tabs = (0..<areas).map { "        Area\($0)Root().tabItem { Text(\"Area \($0)\") }.tag(\($0))" }
    return """
      import SwiftUI

      @main
      struct GeneratedApp: App {
        @State private var tab = 0

        var body: some Scene {
          WindowGroup {
            TabView(selection: $tab) {
      \(tabs.joined(separator: "\n"))
            }
          }
        }
      }

      """
  }
}
