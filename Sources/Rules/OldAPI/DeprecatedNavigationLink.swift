import NavigationGraph
import Observations

extension Rule {
  /// Links with a flag or a selection where every user has what replaces them.
  public static let deprecatedNavigationLink = Rule(
    id: "deprecated_navigation_link",
    title: "Deprecated NavigationLink",
    summary: "`NavigationLink(isActive:)` or `NavigationLink(tag:selection:)` in code that only systems with `navigationDestination` run.",
    rationale: """
      Such a link is a view and a state at once: it navigates only while it is on screen, and several of them fight for one stack. In a \
      `NavigationStack` they are deprecated since iOS 16; in a lazy list they are not there when the state changes. \
      `navigationDestination(isPresented:)` and value links keep the state apart from what the user touches.
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
        "A link with a flag",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var isShown = false
            @State private var chosen: Int?

            var body: some View {
              NavigationStack {
                NavigationLink("Item", destination: ItemView(), isActive: $isShown)  // finding
                NavigationLink("Other", destination: ItemView(), tag: 1, selection: $chosen)
              }
            }
          }

          struct ItemView: View {
            var body: some View { Text("Item") }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        "In a declaration that is deprecated itself",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            var body: some View { Text("Home") }
          }

          @available(iOS, deprecated: 16.0)
          struct FlagLink: View {
            @Binding var isShown: Bool
            var body: some View { NavigationLink("Item", destination: Text("Item"), isActive: $isShown) }
          }
          """),
      RuleExample(
        "A value link, a view link, a flag apart from the link",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var isShown = false

            var body: some View {
              NavigationStack {
                List {
                  NavigationLink("Item", value: 1)
                  NavigationLink("Other") { ItemView() }
                  Button("Third") { isShown = true }
                }
                .navigationDestination(for: Int.self) { _ in ItemView() }
                .navigationDestination(isPresented: $isShown) { ItemView() }
              }
            }
          }

          struct ItemView: View {
            var body: some View { Text("Item") }
          }
          """)
    ],
    check: { context in
      let interface = OldInterface(
        rule: "deprecated_navigation_link", interfaces: ["NavigationLink(isActive:)", "NavigationLink(tag:selection:)"],
        since: [.iOS: 16, .macCatalyst: 16, .tvOS: 16, .macOS: 13, .watchOS: 9],
        hint: "Use `navigationDestination(isPresented:)` for a flag, `NavigationLink(value:)` for a selection.",
        replacement: "`navigationDestination` replaces it")
      return RuleOutcome(findings: interface.findings(in: context))
    })
}
