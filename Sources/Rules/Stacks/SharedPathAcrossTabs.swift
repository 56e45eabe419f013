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
      "Only where it is the same property of the same view or object: one that the view with the tabs keeps, a static one, or that of an object which is made at one place and read from the environment.",
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
          """)
    ],
    nonTriggering: [
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
      var bySlot: [String: [ObservedStack]] = [:]
      for stack in context.observations.stacks.stacks {
        guard let slot = stack.slot, let instance = stack.slotInstance, stack.placements.contains(where: { $0.tab != nil })
        else { continue }
        bySlot["\(slot) \(instance)", default: []].append(stack)
      }
      for (_, stacks) in bySlot.sorted(by: { $0.key < $1.key }) {
        let tabs = stacks.map { Set($0.placements.compactMap(\.tab)) }
        // A view that is made in several tabs has a path in each.
        guard stacks.count > 1, tabs.allSatisfy({ $0.count == 1 }), Set(tabs).count > 1, let first = stacks.first,
          let second = stacks.dropFirst().first, let slot = first.slot
        else { continue }
        outcome.findings.append(
          Finding(
            rule: "shared_path_across_tabs", severity: .warning,
            message: "\(Wording.code(slot)) is the path of \(stacks.count) tabs: what one pushes, all push",
            hint: "Keep a path for each tab.", location: second.location, ids: [slot],
            related: [RelatedLocation(location: first.location, message: "the stack of the first tab")]))
      }
      return outcome
    })
}
