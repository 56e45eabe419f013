import NavigationGraph
import Observations

extension Rule {
  /// Links that are answered only while the app runs.
  public static let coldStartLinkLost = Rule(
    id: "cold_start_link_lost",
    title: "Cold start link lost",
    summary: "A scene delegate answers `openURLContexts`, and nothing reads the URL with which a scene is connected.",
    rationale: """
      While the app runs, UIKit calls `scene(_:openURLContexts:)`. Where the link starts the app, it does not: the URL stands in the \
      `connectionOptions` of `scene(_:willConnectTo:options:)`, and is lost unless that method reads `urlContexts`. It works whenever someone tries it \
      from Xcode, and fails for users.
      """,
    limits: [
      "Silent where the module asks for `urlContexts` anywhere, hands the options on, or has `onOpenURL`.",
      "Silent where the method calls no code of the source itself: what comes back to an SDK comes while the app runs.",
      "Universal links and shortcuts are not looked at.",
    ],
    severity: .warning,
    absenceOf: [.code],
    observes: [.links],
    triggering: [
      RuleExample(
        "The options are never read",
        source: """
          import UIKit

          @main
          class AppDelegate: UIResponder, UIApplicationDelegate {}

          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            let navigation = UINavigationController(rootViewController: HomeController())

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
              guard let windowScene = scene as? UIWindowScene else { return }
              window = UIWindow(windowScene: windowScene)
              window?.rootViewController = navigation
              window?.makeKeyAndVisible()
            }

            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {  // finding
              guard let url = contexts.first?.url else { return }
              show(url)
            }

            private func show(_ url: URL) {
              if url.host == "item" { navigation.pushViewController(ItemController(), animated: true) }
            }
          }

          class HomeController: UIViewController {}

          class ItemController: UIViewController {}
          """)
    ],
    nonTriggering: [
      RuleExample(
        "The options are read",
        source: """
          import UIKit

          @main
          class AppDelegate: UIResponder, UIApplicationDelegate {}

          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            let navigation = UINavigationController(rootViewController: HomeController())

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
              guard let windowScene = scene as? UIWindowScene else { return }
              window = UIWindow(windowScene: windowScene)
              window?.rootViewController = navigation
              window?.makeKeyAndVisible()
              if let url = connectionOptions.urlContexts.first?.url { show(url) }
            }

            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
              guard let url = contexts.first?.url else { return }
              show(url)
            }

            private func show(_ url: URL) {
              if url.host == "item" { navigation.pushViewController(ItemController(), animated: true) }
            }
          }

          class HomeController: UIViewController {}

          class ItemController: UIViewController {}
          """),
      RuleExample(
        "Somebody else is handed the options; an SDK is handed its URL",
        source: """
          import SignInKit
          import UIKit

          @main
          class AppDelegate: UIResponder, UIApplicationDelegate {}

          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            let coordinator = Coordinator()

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
              coordinator.start(scene, options)
            }

            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { coordinator.open(contexts) }
          }

          final class Coordinator {
            func start(_ scene: UIScene, _ options: UIScene.ConnectionOptions) {}
            func open(_ contexts: Set<UIOpenURLContext>) {}
          }

          enum Messages {
            static func tell(_ isSignedIn: Bool) {}
          }

          class PlainDelegate: UIResponder, UIWindowSceneDelegate {
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
              SignInKit.shared.handle(contexts.first?.url) { isSignedIn in
                Messages.tell(isSignedIn)
              }
            }
          }
          """),
    ],
    check: { context in
      RuleOutcome(
        findings: context.observations.links.sceneDelegates.filter { $0.isOfOwnUse && !$0.readsURLsOfConnection }.map { delegate in
          Finding(
            rule: "cold_start_link_lost", severity: .warning,
            message: "\(Wording.code(delegate.name)) answers URLs while the app runs; one that starts the app is lost",
            hint: "Read `connectionOptions.urlContexts` in `scene(_:willConnectTo:options:)` too, and hand what is there to the same code.",
            location: delegate.opening, ids: [delegate.id],
            related: delegate.connecting.map { [RelatedLocation(location: $0, message: "the scene is connected here, without its URLs")] } ?? [])
        })
    })
}
