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
      "One finding for all that stands in what is shown at one place: further links, and destinations that `misplaced_destination` would speak of, are told with it. One for each controller.",
      "In UIKit a screen counts that is only presented, or a window's root, and that no code embeds or adds as a child.",
    ],
    severity: .warning,
    absenceOf: [.code],
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
        "A sheet that lost its stack, with all that it links to",
        source: """
          import SwiftUI

          enum Form: Hashable { case name, address }

          @main
          struct FormsApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var showsForms = false

            var body: some View {
              Button("Forms") { showsForms = true }
                .sheet(isPresented: $showsForms) { FormsView() }
            }
          }

          struct FormsView: View {
            var body: some View {
              VStack {
                NavigationLink("Name", value: Form.name)  // finding
                NavigationLink("Address", value: Form.address)
                HelpLink()
              }
              .navigationDestination(for: Form.self) { form in
                switch form {
                case .name: Text("Name")
                case .address: Text("Address")
                }
              }
            }
          }

          struct HelpLink: View {
            var body: some View { NavigationLink("Help") { Text("Help") } }
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
        "A stack that a modifier puts round the view, two calls deep",
        source: """
          import SwiftUI

          enum Form: Hashable { case name }

          struct InStack: ViewModifier {
            func body(content: Content) -> some View {
              NavigationStack { content }
            }
          }

          extension View {
            func inStack() -> some View { modifier(InStack()) }
            func asSheet() -> some View { padding().inStack() }
          }

          struct Framed<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View { content().asSheet() }
          }

          @main
          struct FormsApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var showsForms = false
            @State private var showsSettings = false
            @State private var showsHelp = false

            var body: some View {
              VStack {
                Button("Forms") { showsForms = true }
                Button("Settings") { showsSettings = true }
                Button("Help") { showsHelp = true }
              }
              .sheet(isPresented: $showsForms) { FormsView().inStack() }
              .sheet(isPresented: $showsSettings) { SettingsView().asSheet() }
              .sheet(isPresented: $showsHelp) {
                Framed { HelpView() }
              }
            }
          }

          struct FormsView: View {
            @State private var showsMore = false
            var body: some View {
              NavigationLink("Name", value: Form.name)
                .navigationDestination(for: Form.self) { _ in Text("Name") }
                .navigationDestination(isPresented: $showsMore) { Text("More") }
              Button("More") { showsMore = true }
            }
          }

          struct SettingsView: View {
            var body: some View { NavigationLink("About") { Text("About") } }
          }

          struct HelpView: View {
            var body: some View { NavigationLink("More") { Text("More") } }
          }
          """),
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
      outcome.findings += OutsideScreens(context.observations).withLinks.compactMap { context.links(of: $0) }
      var byOwner: [String: [ObservedControllerPush]] = [:]
      for push in context.observations.stacks.controllerPushes {
        let edges = context.index.number(of: push.owner).map { context.index.incoming($0).map { context.graph.edges[$0] } } ?? []
        // What the graph knows of further ways counts as well.
        guard edges.allSatisfy({ $0.kind == .owns || push.ways.contains($0.location) }) else { continue }
        byOwner[push.owner, default: []].append(push)
      }
      for (_, pushes) in byOwner.sorted(by: { $0.key < $1.key }) {
        guard let push = pushes.first else { continue }
        outcome.findings.append(
          Finding(
            rule: "push_outside_stack", severity: .warning,
            message: "\(Wording.code("navigationController?.\(push.name)")) in \(Wording.code(context.name(of: push.owner))), which no way in puts into a stack: `navigationController` is nil",
            hint: "Show it in a `UINavigationController(rootViewController:)`.", location: push.location, ids: [push.owner],
            related: push.ways.prefix(2).map { RelatedLocation(location: $0, message: "shown here by itself") }
              + Wording.further(pushes.dropFirst().map(\.location), "another push that does nothing")))
      }
      return outcome
    })
}

extension RuleContext {
  /// All links of a screen that stands in no stack.
  fileprivate func links(of screen: OutsideScreens.Screen) -> Finding? {
    guard let link = screen.links.first else { return nil }
    let count = screen.links.count
    return Finding(
      rule: "push_outside_stack", severity: .warning,
      message: "\(count == 1 ? "a link" : "\(count) links") in \(Wording.code(name(of: link.owner))), which no way in puts into a stack: \(count == 1 ? "it does" : "they do") nothing",
      hint: "Put a `NavigationStack` round the view where it is shown.", location: link.location, ids: [link.owner],
      related: explainWaysIn(link.owner) + Wording.further(screen.links.dropFirst().map(\.location), "another link that does nothing")
        + Wording.further(screen.destinations.map(\.location), "a destination that no stack asks for"))
  }

  fileprivate func explainWaysIn(_ id: String) -> [RelatedLocation] {
    guard let node = index.number(of: id) else { return [] }
    return explain(index.incoming(node).map { graph.edges[$0] }.filter { $0.live && $0.kind != .owns }, limit: 2)
  }
}
