// idiom: uikit/framework-meets-a-demand
import UIKit

protocol Presenting: AnyObject {
  func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?)
  func present(_ controller: UIViewController, animated: Bool)
  func show(_ controller: UIViewController, sender: Any?)
}

// The framework's own functions meet what is demanded; one is added.
extension UIViewController: Presenting {
  func present(_ controller: UIViewController, animated: Bool) { present(controller, animated: animated, completion: nil) }
}

final class SilentPresenter: Presenting {
  func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {}
  func present(_ controller: UIViewController, animated: Bool) {}
  func show(_ controller: UIViewController, sender: Any?) {}
}

// A subclass meets it, too.
class NotedController: UIViewController {
  override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    super.present(controller, animated: animated, completion: completion)  // expect: maybe unresolved sheet
  }

  override func show(_ controller: UIViewController, sender: Any?) {
    super.show(controller, sender: sender)  // expect: maybe unresolved push
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window?.rootViewController = ListController()
    return true
  }
}

final class ListController: UIViewController {
  func openDetail() {
    present(DetailController(), animated: true, completion: nil)  // expect: sheet view:DetailController from view:ListController direct
  }

  func openHelp() {
    present(HelpController(), animated: true)  // expect: sheet view:HelpController from view:ListController through UIViewController.present
  }

  func openThird() {
    show(ThirdController(), sender: nil)  // expect: push view:ThirdController from view:ListController direct
  }
}

final class Guide {
  let controller: UIViewController

  init(controller: UIViewController) { self.controller = controller }

  func openDetail() {
    controller.present(DetailController(), animated: true, completion: nil)  // expect: sheet view:DetailController from object:Guide direct
  }

  func openThird() {
    controller.show(ThirdController(), sender: nil)  // expect: push view:ThirdController from object:Guide direct
  }
}

final class DetailController: UIViewController {}
final class HelpController: UIViewController {}
final class ThirdController: UIViewController {}
