import NavigationGraph
import Observations

extension Rule {
  /// Presentations by a controller that is not on the screen yet.
  static let earlyPresentation = Rule(
    id: "early_presentation",
    title: "Early presentation",
    summary: "A controller presents another one in `viewDidLoad`, when its view is in no window yet.",
    rationale: """
      The view of an app's first controller, and of one that is presented, is loaded before it stands in a window: UIKit logs “Attempt to \
      present <LoginViewController> on <HomeViewController> whose view is not in the window hierarchy!” and shows nothing.
      """,
    limits: [
      "Only what the controller itself presents, there or in methods of its own that it calls from there; closures run later and are not followed.",
      "Only where all that leads to the controller is known, and shows it as the first one or presents it; what is pushed onto a stack on the screen presents all the same.",
      "Silent where a method on the way asks for the window.",
    ],
    severity: .warning,
    observes: [.controllers],
    triggering: [
      RuleExample(
        "A login that is presented as the view is loaded",
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

          final class HomeController: UIViewController {
            var isLoggedIn = false

            override func viewDidLoad() {
              super.viewDidLoad()
              if !isLoggedIn { showLogin() }  // finding
            }

            private func showLogin() { present(LoginController(), animated: true) }
          }

          final class LoginController: UIViewController {}
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Once the view has appeared, or later",
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

          final class HomeController: UIViewController {
            var isLoggedIn = false
            var onLogout: (() -> Void)?

            override func viewDidLoad() {
              super.viewDidLoad()
              onLogout = { [weak self] in self?.present(LoginController(), animated: true) }
              DispatchQueue.main.async { self.showLogin() }
            }

            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              if !isLoggedIn { showLogin() }
            }

            private func showLogin() { present(LoginController(), animated: true) }
          }

          final class LoginController: UIViewController {}
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      for early in context.observations.controllers.early where !early.asksForWindow {
        guard let node = context.index.number(of: early.node) else { continue }
        let ways = context.index.incoming(node).map { context.graph.edges[$0] }.filter { $0.kind != .owns }
        guard !ways.isEmpty, ways.allSatisfy({ comesWithoutWindow($0.kind) }) else { continue }
        let what = early.presented.map(Wording.code) ?? "a controller"
        let way = early.through.isEmpty ? "" : " by \(Wording.list(early.through))"
        let related =
          early.location == early.presentation ? [] : [RelatedLocation(location: early.presentation, message: "presented here")]
        let quote = "“Attempt to present … whose view is not in the window hierarchy!”"
        let finding = Finding(
          rule: "early_presentation", severity: .warning,
          message: "\(Wording.code(early.method)) presents \(what)\(way) before the view is in a window (\(quote))",
          hint: "Present it once the view has appeared: in `viewDidAppear`, the first time.", location: early.location,
          ids: [early.type, early.method, early.presented ?? ""] + early.through, related: related)
        outcome.add(finding, unless: context.doubts.way(to: node))
      }
      return outcome
    })

  /// Whether the view of what is shown in such a way is loaded before any container that holds it is on the screen.
  private static func comesWithoutWindow(_ kind: EdgeKind) -> Bool {
    switch kind {
    case .root, .sheet, .fullScreenCover, .popover, .swap, .window: true
    default: false
    }
  }
}
