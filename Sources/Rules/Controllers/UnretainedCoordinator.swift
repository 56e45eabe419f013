import NavigationGraph
import Observations

extension Rule {
  /// Coordinators that are gone when their screen calls back.
  static let unretainedCoordinator = Rule(
    id: "unretained_coordinator",
    title: "Unretained coordinator",
    summary: "A coordinator that only a local holds: it is gone once the function ends, and what its screen tells it goes nowhere.",
    rationale: """
      A controller holds its coordinator weakly, as it should. Where nobody else holds it, it is deallocated at the end of the function that made \
      it: the first screen comes, and no button on it does anything. Nothing is logged.
      """,
    limits: [
      "Only classes that show controllers, are none themselves, and give themselves to something that does not keep them (a weak property, a `delegate` of a framework's).",
      "Silent where the maker uses the local for anything but calls of its methods and writes of its properties, or a closure captures it.",
      "Silent where the coordinator hands itself to anything else, or a closure of its own captures it strongly: that may keep it.",
    ],
    severity: .warning, stage: .preview,
    observes: [.controllers],
    triggering: [
      RuleExample(
        "A coordinator that nobody keeps",
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
            init(stack: UINavigationController) { self.stack = stack }

            func openBasket() {
              let basket = BasketCoordinator(stack: stack)  // finding
              basket.start()
            }
          }

          protocol BasketControllerDelegate: AnyObject { func payTapped() }

          final class BasketCoordinator: BasketControllerDelegate {
            private let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }

            func start() {
              let basket = BasketController()
              basket.delegate = self
              stack.pushViewController(basket, animated: true)
            }

            func payTapped() { stack.pushViewController(PayController(), animated: true) }
          }

          final class BasketController: UIViewController {
            weak var delegate: BasketControllerDelegate?
            @objc func payTapped() { delegate?.payTapped() }
          }

          final class PayController: UIViewController {}
          """)
    ],
    nonTriggering: [
      RuleExample(
        "Kept by its maker, or by its controller",
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
              shop.openHelp()
              return true
            }
          }

          final class ShopCoordinator {
            let stack: UINavigationController
            private var basket: BasketCoordinator?
            init(stack: UINavigationController) { self.stack = stack }

            func openBasket() {
              let basket = BasketCoordinator(stack: stack)
              self.basket = basket
              basket.start()
            }

            func openHelp() {
              let help = HelpCoordinator(stack: stack)
              help.start()
            }
          }

          protocol ScreenDelegate: AnyObject { func doneTapped() }

          final class BasketCoordinator: ScreenDelegate {
            private let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }

            func start() {
              let basket = BasketController()
              basket.delegate = self
              stack.pushViewController(basket, animated: true)
            }

            func doneTapped() { stack.popViewController(animated: true) }
          }

          final class HelpCoordinator: ScreenDelegate {
            private let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }

            func start() {
              let help = HelpController()
              help.coordinator = self
              stack.pushViewController(help, animated: true)
            }

            func doneTapped() { stack.popViewController(animated: true) }
          }

          final class BasketController: UIViewController {
            weak var delegate: ScreenDelegate?
            @objc func doneTapped() { delegate?.doneTapped() }
          }

          final class HelpController: UIViewController {
            var coordinator: HelpCoordinator?
            @objc func doneTapped() { coordinator?.doneTapped() }
          }
          """)
    ],
    check: { context in
      var outcome = RuleOutcome()
      for local in context.observations.controllers.locals where !local.isKept && !local.keepsItself {
        guard let wait = local.waits.first else { continue }
        outcome.findings.append(
          Finding(
            rule: "unretained_coordinator", severity: .warning,
            message:
              "nothing keeps \(Wording.code(local.type)) once \(Wording.code(local.function)) ends: what its screens tell it goes nowhere",
            hint: "Keep it in a property of \(local.maker.isEmpty ? "its maker" : Wording.code(local.maker)) until it is done.",
            location: local.location, ids: [local.type, local.maker, local.function],
            related: [RelatedLocation(location: wait, message: "here it gives itself to something that holds it weakly")]))
      }
      return outcome
    })
}
