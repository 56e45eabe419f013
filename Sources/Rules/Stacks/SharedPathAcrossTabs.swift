import NavigationGraph
import Observations

extension Rule {
  /// One path for the stacks of several tabs.
  public static let sharedPathAcrossTabs = Rule(
    id: "shared_path_across_tabs",
    title: "Shared path across tabs",
    summary: "One stored path in the stacks of two tabs.",
    rationale: """
      What is pushed in one tab is pushed in all: whoever changes the tab sees the same screens there, above another root, and a value that only one \
      of the stacks registers shows a warning sign in the other. Each tab has its own way.
      """,
    limits: [
      "Only where it is the same property of the same view or object: one that the view with the tabs keeps, also where it hands that on to the views with the stacks, a static one, or that of an object which is made at one place and read from the environment.",
      "One view with a stack in several tabs has a path of its own in each, unless that is an object's which is made above the tabs.",
      "One router with a path for each tab is fine.",
    ],
    severity: .warning,
    observes: [.stacks],
    triggering: [
      RuleExample(
        "A path beside the tabs",
        source: """
          import SwiftUI

          enum Route: Hashable { case detail }

          @main
          struct TabsApp: App {
            var body: some Scene { WindowGroup { MainView() } }
          }

          struct MainView: View {
            @State private var path: [Route] = []

            var body: some View {
              TabView {
                NavigationStack(path: $path) {
                  HomeView(path: $path)
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .detail: Text("Detail")
                      }
                    }
                }
                .tabItem { Text("Home") }
                NavigationStack(path: $path) {  // finding
                  HomeView(path: $path)
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .detail: Text("Detail")
                      }
                    }
                }
                .tabItem { Text("Search") }
              }
            }
          }

          struct HomeView: View {
            @Binding var path: [Route]
            var body: some View { Button("Detail") { path.append(.detail) } }
          }
          """),
      RuleExample(
        "Handed to the views with the stacks",
        source: """
          import SwiftUI

          enum Route: Hashable { case detail }

          @main
          struct TabsApp: App {
            var body: some Scene { WindowGroup { MainView() } }
          }

          struct MainView: View {
            @State private var path: [Route] = []

            var body: some View {
              TabView {
                NavigationStack(path: $path) {
                  Button("Detail") { path.append(.detail) }
                    .navigationDestination(for: Route.self) { _ in Text("Detail") }
                }
                .tabItem { Text("Home") }
                StackView(path: $path)  // finding
                  .tabItem { Text("Search") }
                StackView(path: $path)
                  .tabItem { Text("Profile") }
              }
            }
          }

          struct StackView: View {
            @Binding var path: [Route]

            var body: some View {
              NavigationStack(path: $path) {
                Button("Detail") { path.append(.detail) }
                  .navigationDestination(for: Route.self) { _ in Text("Detail") }
              }
            }
          }
          """),
      RuleExample(
        "One view, twice, with the router of the app",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case detail }

          @Observable
          final class Router {
            var path: [Route] = []
          }

          @main
          struct TabsApp: App {
            @State private var router = Router()

            var body: some Scene {
              WindowGroup { MainView().environment(router) }
            }
          }

          struct MainView: View {
            var body: some View {
              TabView {
                StackView(title: "Home")
                  .tabItem { Text("Home") }
                StackView(title: "Search")
                  .tabItem { Text("Search") }  // finding
              }
            }
          }

          struct StackView: View {
            @Environment(Router.self) private var router
            let title: String

            var body: some View {
              @Bindable var router = router
              NavigationStack(path: $router.path) {
                Button(title) { router.path.append(.detail) }
                  .navigationDestination(for: Route.self) { _ in Text("Detail") }
              }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "A router for each tab, which the view of the tab makes",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case detail }

          @Observable
          final class Router {
            var path: [Route] = []
          }

          @main
          struct TabsApp: App {
            var body: some Scene { WindowGroup { MainView() } }
          }

          struct MainView: View {
            var body: some View {
              TabView {
                TabRoot()
                  .tabItem { Text("Home") }
                TabRoot()
                  .tabItem { Text("Search") }
              }
            }
          }

          struct TabRoot: View {
            @State private var router = Router()
            var body: some View { StackView().environment(router) }
          }

          struct StackView: View {
            @Environment(Router.self) private var router

            var body: some View {
              @Bindable var router = router
              NavigationStack(path: $router.path) {
                Button("Detail") { router.path.append(.detail) }
                  .navigationDestination(for: Route.self) { _ in Text("Detail") }
              }
            }
          }
          """),
      RuleExample(
        "A path for each tab",
        source: """
          import Observation
          import SwiftUI

          enum Route: Hashable { case detail }

          @Observable
          final class Router {
            var homePath: [Route] = []
            var searchPath: [Route] = []
          }

          @main
          struct TabsApp: App {
            var body: some Scene { WindowGroup { MainView() } }
          }

          struct MainView: View {
            @State private var router = Router()

            var body: some View {
              TabView {
                NavigationStack(path: $router.homePath) {
                  HomeView(path: $router.homePath)
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .detail: Text("Detail")
                      }
                    }
                }
                .tabItem { Text("Home") }
                NavigationStack(path: $router.searchPath) {
                  HomeView(path: $router.searchPath)
                    .navigationDestination(for: Route.self) { route in
                      switch route {
                      case .detail: Text("Detail")
                      }
                    }
                }
                .tabItem { Text("Search") }
              }
            }
          }

          struct HomeView: View {
            @Binding var path: [Route]
            var body: some View { Button("Detail") { path.append(.detail) } }
          }
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      let paths = Dictionary(grouping: context.observations.stacks.tabPaths) { "\($0.slot) \($0.instance)" }
      for (_, all) in paths.sorted(by: { compareBytes($0.key, $1.key) < 0 }) {
        var seen: Set<SourceLocation> = []
        let tabs = all.filter { seen.insert($0.tab).inserted }
        guard let first = tabs.first, let second = tabs.dropFirst().first else { continue }
        // One view in several tabs is told by these.
        let isOneView = first.location == second.location
        outcome.findings.append(
          Finding(
            rule: "shared_path_across_tabs", severity: .warning,
            message: "\(Wording.code(first.slot)) is the path of \(tabs.count) tabs: what one pushes, all push",
            hint: "Keep a path for each tab.", location: isOneView ? second.tab : second.location, ids: [first.slot],
            related: [RelatedLocation(location: isOneView ? first.tab : first.location, message: "the stack of the first tab")]
              + Wording.further(tabs.dropFirst(2).map { isOneView ? $0.tab : $0.location }, "and of another one")))
      }
      return outcome
    })
}
