import NavigationGraph
import Observations

extension Rule {
  /// Pushes where there is no stack.
  public static let pushOutsideStack = Rule(
    id: "push_outside_stack",
    title: "Push outside a stack",
    summary: "A link, or a `navigationController?.push…`, on a screen that no way in puts into a stack.",
    rationale: """
      The link is grey and does nothing. In UIKit `navigationController` is nil, and the optional call passes over it without a word. Mostly the \
      screen was moved into a sheet, and its stack stayed behind.
      """,
    limits: [
      "Only where every way to the screen was followed: from an app's root, or something presented, to the screen, and no stack between.",
      "Views of libraries and what hosting controllers or packages' containers show may stand in a stack.",
      "In UIKit a screen counts that is only presented, or a window's root, and that no code embeds or adds as a child.",
    ],
    severity: .warning,
    observes: [.stacks],
    triggering: [
      RuleExample(
        "A link in a sheet",
        source: """
          import SwiftUI

          @main
          struct FormsApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var showsSettings = false

            var body: some View {
              NavigationStack {
                Button("Settings") { showsSettings = true }
                  .sheet(isPresented: $showsSettings) { SettingsView() }
              }
            }
          }

          struct SettingsView: View {
            var body: some View {
              NavigationLink("About") { Text("About") }  // finding
            }
          }
          """),
      RuleExample(
        "A controller that is presented",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
              _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
              window = UIWindow()
              window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
              window?.makeKeyAndVisible()
              return true
            }
          }

          final class HomeViewController: UIViewController {
            @objc func showSettings() { present(SettingsViewController(), animated: true) }
          }

          final class SettingsViewController: UIViewController {
            @objc func showAbout() {
              navigationController?.pushViewController(AboutViewController(), animated: true)  // finding
            }
          }

          final class AboutViewController: UIViewController {}
          """),
    ],
    nonTriggering: [
      RuleExample(
        "A sheet with a stack, and a column",
        source: """
          import SwiftUI

          @main
          struct FormsApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var showsSettings = false

            var body: some View {
              NavigationSplitView {
                NavigationLink("One") { Text("One") }
                Button("Settings") { showsSettings = true }
                  .sheet(isPresented: $showsSettings) {
                    NavigationStack { SettingsView() }
                  }
              } detail: {
                Text("Detail")
              }
            }
          }

          struct SettingsView: View {
            var body: some View { NavigationLink("About") { Text("About") } }
          }
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      for link in context.observations.stacks.links where !link.placements.isEmpty && link.placements.allSatisfy({ $0.place == .outside }) {
        outcome.findings.append(
          Finding(
            rule: "push_outside_stack", severity: .warning,
            message: "a link in \(Wording.code(context.name(of: link.owner))), which no way in puts into a stack: it does nothing",
            hint: "Put a `NavigationStack` round the view where it is shown.", location: link.location,
            ids: [link.owner, link.type ?? ""], related: context.explainWaysIn(link.owner)))
      }
      for push in context.observations.stacks.controllerPushes {
        let edges = context.index.number(of: push.owner).map { context.index.incoming($0).map { context.graph.edges[$0] } } ?? []
        // What the graph knows of further ways counts as well.
        guard edges.allSatisfy({ $0.kind == .owns || push.ways.contains($0.location) }) else { continue }
        outcome.findings.append(
          Finding(
            rule: "push_outside_stack", severity: .warning,
            message: "\(Wording.code("navigationController?.\(push.name)")) in \(Wording.code(context.name(of: push.owner))), which no way in puts into a stack: `navigationController` is nil",
            hint: "Show it in a `UINavigationController(rootViewController:)`.", location: push.location, ids: [push.owner, push.name],
            related: push.ways.prefix(2).map { RelatedLocation(location: $0, message: "shown here by itself") }))
      }
      return outcome
    })
}

extension RuleContext {
  fileprivate func explainWaysIn(_ id: String) -> [RelatedLocation] {
    guard let node = index.number(of: id) else { return [] }
    return explain(index.incoming(node).map { graph.edges[$0] }.filter { $0.live && $0.kind != .owns }, limit: 2)
  }
}
