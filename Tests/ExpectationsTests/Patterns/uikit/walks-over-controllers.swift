// idiom: uikit/walks-over-controllers
import UIKit

extension UIViewController {
  var topmost: UIViewController {
    if let presentedViewController { return presentedViewController.topmost }
    if let stack = self as? UINavigationController { return stack.visibleViewController?.topmost ?? self }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.topmost ?? self }
    return self
  }

  func popToFirst(then controller: UIViewController) {
    navigationController?.setViewControllers([controller], animated: true)
  }
}

extension UINavigationController {
  func pushOnce(_ controller: UIViewController) {
    guard topViewController.map({ type(of: $0) != type(of: controller) }) ?? true else { return }
    pushViewController(controller, animated: true)
  }
}

final class HallController: UIViewController {
  func help() {
    topmost.present(HelpController(), animated: true)  // expect: sheet view:HelpController from view:HallController
  }
  func enter() {
    navigationController?.pushOnce(RoomController())  // expect: push view:RoomController from view:HallController through UINavigationController.pushOnce
  }
  func leave() {
    presentingViewController?.popToFirst(then: RoomController())  // expect: replace view:RoomController from view:HallController through UIViewController.popToFirst
  }
}

final class HelpController: UIViewController {}
final class RoomController: UIViewController {}
