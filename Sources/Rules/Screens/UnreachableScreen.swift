import NavigationGraph
import Observations

extension Rule {
  /// Screens that nobody shows.
  static let unreachableScreen = Rule(
    id: "unreachable_screen",
    title: "Unreachable screen",
    summary: "A view or controller that is made as a screen, and that nothing presents or embeds.",
    rationale: """
      The screen is compiled, translated and kept up with every change of design, and no user sees it: it was left behind when a flow was \
      rebuilt, or the line that showed it was lost. The compiler says nothing of types that nobody uses.
      """,
    limits: [
      "A view counts as a screen where it has a title, holds a stack, tabs or columns, or navigates itself; small views are let be.",
      "Only where no code says the view's name outside of the view itself, tests and previews; a name in a string counts as said.",
      "A screen that only a preview makes is a finding; private views that previews make, and views with the word Preview, Mock, Sample or Demo in their name, are not.",
      "Silent for public types of libraries, generic views, classes that others inherit from, classes that Objective-C or a storyboard may make.",
      "What such a screen shows is no finding of its own: it is counted. What other rules would say of its code, and of routes that only it uses, is left out.",
    ],
    severity: .warning,
    absenceOf: [.code, .interfaces],
    observes: [.screens],
    triggering: [
      RuleExample(
        "A screen that was left behind",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            var body: some View { Text("Home") }
          }

          struct VouchersView: View {  // finding
            @State private var showsHelp = false

            var body: some View {
              List { Button("Help") { showsHelp = true } }
                .navigationTitle("Vouchers")
                .sheet(isPresented: $showsHelp) { HelpView() }
            }
          }

          struct HelpView: View {
            var body: some View { Text("Help") }
          }

          #Preview { VouchersView() }
          """),
      RuleExample(
        "With faults of its own",
        source: """
          import SwiftUI

          enum Route: Hashable { case detail, help }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            var body: some View { Text("Home") }
          }

          struct VouchersView: View {  // finding
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                VStack {
                  Button("Again") {
                    path.removeLast()
                    path.append(.detail)
                    path.append(.help)
                  }
                  NavigationLink("Third", value: 3)
                }
                .navigationTitle("Vouchers")
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .detail: Text("Detail")
                  case .help: HelpView()
                  }
                }
              }
            }
          }

          struct HelpView: View {
            var body: some View { Text("Help").navigationTitle("Help") }
          }
          """),
      RuleExample(
        "A name that only begins like a word for help",
        source: """
          import SwiftUI

          @main
          struct TownApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            var body: some View { Text("Home") }
          }

          struct Demographics: View {  // finding
            var body: some View { Text("Town").navigationTitle("Town") }
          }

          struct TownDemos: View {
            var body: some View { Text("Town").navigationTitle("Town") }
          }
          """),
      RuleExample(
        "A controller that nobody presents",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              window = UIWindow()
              window?.rootViewController = HomeController()
              return true
            }
          }

          final class HomeController: UIViewController {}

          final class VouchersController: UIViewController {  // finding
            override func viewDidLoad() {
              super.viewDidLoad()
              title = "Vouchers"
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "Somebody names it: a list of types",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            let pages: [any View.Type] = [VouchersView.self]

            var body: some View { Text("\\(pages.count) pages") }
          }

          struct VouchersView: View {
            var body: some View { Text("Vouchers").navigationTitle("Vouchers") }
          }
          """),
      RuleExample(
        "Help for previews",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            var body: some View { Text("Home") }
          }

          private struct HomeInStack: View {
            var body: some View { NavigationStack { HomeView() } }
          }

          struct SampleBasketView: View {
            var body: some View { Text("Basket").navigationTitle("Basket") }
          }

          #Preview { HomeInStack() }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      for (number, unshown) in context.deadScreens.roots { outcome.findings.append(context.unreachable(number, unshown)) }
      return outcome
    })
}

extension RuleContext {
  fileprivate func unreachable(_ number: Int, _ unshown: ScreenObservations.Unshown) -> Finding {
    let node = graph.nodes[number]
    var message = "nothing shows \(Wording.code(node.name))"
    if unshown.preview != nil { message += " but a preview" }
    let behind = screensBehind(number)
    if behind > 0 { message += ", and \(behind == 1 ? "1 more screen is" : "\(behind) more screens are") reached only over it" }
    let related = unshown.preview.map { [RelatedLocation(location: $0, message: "made here by a preview")] } ?? []
    return Finding(
      rule: "unreachable_screen", severity: .warning, message: message,
      hint: "Show it from a screen that can be reached, or remove it with what only it uses.", location: node.location, ids: [node.id],
      related: related)
  }

  /// How many screens out of reach are reached from one.
  private func screensBehind(_ start: Int) -> Int {
    deadScreens.behind([start], index).count { $0 != start && graph.nodes[$0].role == .screen }
  }
}
