import NavigationGraph
import Observations

extension Rule {
  /// `NavigationView` where every user has what replaces it.
  public static let deprecatedNavigationView = Rule(
    id: "deprecated_navigation_view",
    title: "Deprecated NavigationView",
    summary: "A `NavigationView` in code that only systems with `NavigationStack` run.",
    rationale: """
      `NavigationView` is a stack on one device and columns on another, which `navigationViewStyle` has to tell it; it has no path, so that no link \
      and no saved state can lead into it. `NavigationStack` and `NavigationSplitView` replace it since iOS 16 and macOS 13, and a value link or \
      `navigationDestination` in a `NavigationView` does nothing.
      """,
    limits: [
      "One finding for a type; it stands at the first place.",
      "Asks the deployment targets of the file's module: silent where one of them is older, or none is known.",
      "Silent behind what `#available` refused, in declarations that `@available` calls deprecated or obsolete, in tests and previews.",
      "Silent where the source declares a type of that name.",
    ],
    severity: .note,
    observes: [.interfaceUses],
    triggering: [
      RuleExample(
        "A view, two places",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var isShown = false

            var body: some View {
              NavigationView {  // finding
                Button("Settings") { isShown = true }
              }
              .sheet(isPresented: $isShown) {
                NavigationView { Text("Settings") }
              }
            }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "In declarations that are deprecated or obsolete themselves",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            var body: some View {
              if #available(iOS 16, *) {
                Text("Home")
              } else {
                OldHomeView().old
              }
            }
          }

          @available(iOS, introduced: 13.0, deprecated: 16.0, message: "HomeView, with its stack")
          struct OldHomeView: View {
            var body: some View { NavigationView { Text("Home") } }
          }

          @available(iOS, obsoleted: 16)
          extension OldHomeView {
            var old: some View { NavigationView { self } }
          }

          struct Container: View {
            var body: some View { Text("Container") }

            @available(*, deprecated)
            var older: some View { NavigationView { Text("Container") } }

            @available(iOS, deprecated: 16, renamed: "body")
            func oldest() -> some View { NavigationView { Text("Container") } }
          }
          """),
      RuleExample(
        "For older systems only",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            var body: some View {
              if #available(iOS 16, *) {
                NavigationStack { Text("Home") }
              } else {
                NavigationView { Text("Home") }
              }
            }
          }

          struct Container<Content: View>: View {
            @ViewBuilder let content: Content

            var body: some View { container }

            private var container: AnyView {
              guard #available(iOS 16, *) else {
                return AnyView(NavigationView { content })
              }
              return AnyView(NavigationStack { content })
            }
          }

          #Preview {
            NavigationView { Container { Text("Home") } }
          }
          """),
      RuleExample(
        "A module that runs on iOS 15",
        source: """
          import SwiftUI

          struct HomeView: View {
            var body: some View {
              NavigationView { Text("Home") }
            }
          }
          """,
        files: [
          RuleExample.File(
            "Package.swift",
            text: """
              // swift-tools-version:5.9
              import PackageDescription

              let package = Package(
                name: "Shop", platforms: [.iOS(.v15)], targets: [.target(name: "Shop", path: ".")])
              """)
        ]),
      RuleExample(
        "A view of that name of the app's own",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { NavigationView() } }
          }

          struct NavigationView: View {
            var body: some View { Text("Home") }
          }
          """),
    ],
    check: { context in
      let interface = OldInterface(
        rule: "deprecated_navigation_view", interfaces: ["NavigationView"],
        since: [.iOS: 16, .macCatalyst: 16, .tvOS: 16, .macOS: 13, .watchOS: 9],
        hint: "Use `NavigationStack` with a path, or `NavigationSplitView` for columns.",
        replacement: "`NavigationStack` and `NavigationSplitView` replace it")
      return RuleOutcome(findings: interface.findings(in: context))
    })
}
