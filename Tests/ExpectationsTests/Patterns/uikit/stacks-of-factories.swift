// idiom: uikit/stacks-of-factories
import UIKit

final class AController: UIViewController {}
final class BController: UIViewController {}
final class CController: UIViewController {}
final class DController: UIViewController {}
final class EController: UIViewController {}
final class FController: UIViewController {}
final class GController: UIViewController {}

enum Factory {
  static func a() -> UIViewController {
    let stack = UINavigationController()
    stack.setViewControllers([AController()], animated: false)  // expect: embeds view:AController from object:Factory
    return stack
  }
  static func b() -> UINavigationController {
    let stack = UINavigationController()
    stack.pushViewController(BController(), animated: false)  // expect: push view:BController from object:Factory
    return stack
  }
  static func full(_ controller: UIViewController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: controller)
    stack.modalPresentationStyle = .fullScreen
    return stack
  }
}

extension UIViewController {
  func wrapped() -> UINavigationController { UINavigationController(rootViewController: self) }
  func wrapped(as style: UIModalPresentationStyle) -> UINavigationController {
    let stack = UINavigationController(rootViewController: self)
    stack.modalPresentationStyle = style
    return stack
  }
  func modal(_ controller: UIViewController, style: UIModalPresentationStyle = .fullScreen) {
    controller.modalPresentationStyle = style
    present(controller, animated: true)
  }
}

final class HomeController: UIViewController {
  func open() {
    present(Factory.a(), animated: true)  // expect: sheet view:AController from view:HomeController; embeds view:AController from view:HomeController
    present(Factory.b(), animated: true)  // expect: sheet view:BController from view:HomeController; maybe push view:BController from view:HomeController
    present(Factory.full(CController()), animated: true)  // expect: fullScreenCover view:CController from view:HomeController presentation style=fullScreen
    present(DController().wrapped(), animated: true)  // expect: sheet view:DController from view:HomeController
    let stack = EController().wrapped(as: .fullScreen)
    present(stack, animated: true)  // expect: fullScreenCover view:EController from view:HomeController presentation style=fullScreen
    modal(FController())  // expect: fullScreenCover view:FController from view:HomeController presentation style=fullScreen
    modal(GController(), style: .pageSheet)  // expect: sheet view:GController from view:HomeController presentation style=pageSheet
  }
}
