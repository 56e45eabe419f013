import NavigationGraph
import Observations

extension Rule {
  /// Children that are never let go.
  static let leakedCoordinator = Rule(
    id: "leaked_coordinator",
    title: "Leaked coordinator",
    summary: "A coordinator that is added to a list of children from which nothing is ever removed.",
    rationale: """
      Each time the flow begins another child is added, and none goes: each keeps its controllers and models, and all of them go on to hear \
      notifications and links. After the third visit a link opens three screens.
      """,
    limits: [
      "Only lists that are properties, and children that the function makes itself.",
      "Any code that takes something out of a list of that name counts, or writes it anew, in whichever type.",
      "Silent for what is added as the owner is made or begins (`init`, `start…`, the delegate of an app): that happens once.",
    ],
    severity: .warning, stage: .preview,
    observes: [.controllers],
    triggering: [
      RuleExample(
        "A list that only grows",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            private let shop = ShopCoordinator(stack: UINavigationController())

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              window = UIWindow()
              window?.rootViewController = shop.stack
              shop.openBasket()
              return true
            }
          }

          final class ShopCoordinator {
            let stack: UINavigationController
            private var children: [BasketCoordinator] = []
            init(stack: UINavigationController) { self.stack = stack }

            func openBasket() {
              let basket = BasketCoordinator(stack: stack)
              children.append(basket)  // finding
              basket.start()
            }
          }

          final class BasketCoordinator {
            private let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func start() { stack.pushViewController(BasketController(), animated: true) }
          }

          final class BasketController: UIViewController {}
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Removed once it is done",
        source: """
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            private let shop = ShopCoordinator(stack: UINavigationController())

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              window = UIWindow()
              window?.rootViewController = shop.stack
              shop.openBasket()
              return true
            }
          }

          final class ShopCoordinator {
            let stack: UINavigationController
            private var children: [BasketCoordinator] = []
            init(stack: UINavigationController) { self.stack = stack }

            func openBasket() {
              let basket = BasketCoordinator(stack: stack)
              basket.onDone = { [weak self, weak basket] in self?.children.removeAll { $0 === basket } }
              children.append(basket)
              basket.start()
            }
          }

          final class BasketCoordinator {
            var onDone: (() -> Void)?
            private let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func start() { stack.pushViewController(BasketController(), animated: true) }
            func done() { onDone?() }
          }

          final class BasketController: UIViewController {}
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      for child in context.observations.controllers.children where !child.isEverRemoved && !child.isAddedOnce {
        outcome.findings.append(
          Finding(
            rule: "leaked_coordinator", severity: .warning,
            message:
              "\(Wording.code(child.type)) is added to \(Wording.code(child.property)) of \(Wording.code(child.owner)), and nothing is ever removed",
            hint: "Remove the child once its flow is done, or keep it in a property that the next one replaces.", location: child.location,
            ids: [child.type, child.owner, child.property, child.function]))
      }
      return outcome
    })
}
