import NavigationGraph
import Observations

extension Rule {
  /// `.tabItem` where every user has `Tab`.
  public static let legacyTabItem = Rule(
    id: "legacy_tab_item",
    title: "Legacy tabItem",
    summary: "`.tabItem` in code that only systems with `Tab` run.",
    rationale: """
      With `.tabItem` the value by which a tab is chosen stands in a `.tag` beside it, of any type: a tag of the wrong type is accepted, and the \
      selection does nothing. `Tab(_:image:value:)` holds title, value and content together, the compiler compares the types, and sections, roles and \
      the sidebar of iPad need it.
      """,
    limits: [
      "One finding for a type; it stands at the first place.",
      "Asks the deployment targets of the file's module: silent where one of them is older, or none is known.",
      "Silent behind what `#available` refused, in declarations that `@available` calls deprecated or obsolete, in tests and previews.",
      "Silent where the source declares a method of that name.",
    ],
    severity: .note,
    observes: [.interfaceUses],
    triggering: [
      RuleExample(
        "Two tabs",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }

          struct RootView: View {
            var body: some View {
              TabView {
                Text("Home")
                  .tabItem { Label("Home", systemImage: "house") }  // finding
                Text("Search")
                  .tabItem { Label("Search", systemImage: "magnifyingglass") }
              }
            }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "In a declaration that is obsolete",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }

          struct RootView: View {
            var body: some View { Text("Home") }
          }

          extension RootView {
            @available(iOS, obsoleted: 18)
            var tabs: some View {
              TabView {
                Text("Home")
                  .tabItem { Text("Home") }
              }
            }
          }
          """),
      RuleExample(
        "Tabs with values, the old ones for older systems",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }

          struct RootView: View {
            var body: some View {
              if #unavailable(iOS 18) {
                TabView {
                  Text("Home")
                    .tabItem { Text("Home") }
                }
              } else {
                TabView {
                  Tab("Home", systemImage: "house") { Text("Home") }
                }
              }
            }
          }
          """),
      RuleExample(
        "A Mac app that runs on macOS 14, with a tab for iOS",
        source: """
          import SwiftUI

          struct RootView: View {
            var body: some View {
              TabView {
                Text("Home")
                  .tabItem { Text("Home") }
              }
            }
          }
          """,
        files: [
          RuleExample.File(
            "Package.swift",
            text: """
              // swift-tools-version:6.0
              import PackageDescription

              let package = Package(
                name: "Shop", platforms: [.iOS(.v18), .macOS(.v14)], targets: [.target(name: "Shop", path: ".")])
              """)
        ]),
    ],
    check: { context in
      let interface = OldInterface(
        rule: "legacy_tab_item", interfaces: ["tabItem"],
        since: [.iOS: 18, .macCatalyst: 18, .tvOS: 18, .macOS: 15, .watchOS: 11, .visionOS: 2],
        hint: "Write the tabs as `Tab(_:systemImage:value:content:)`.", replacement: "`Tab` replaces it")
      return RuleOutcome(findings: interface.findings(in: context))
    })
}
