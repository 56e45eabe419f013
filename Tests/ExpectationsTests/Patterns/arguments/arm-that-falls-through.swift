// idiom: arguments/arm-that-falls-through
import UIKit

enum Step { case intro, login, upgrade, renewal }

struct Flow {
  func controller(_ step: Step) -> UIViewController {
    let made: UIViewController
    switch step {
    case .renewal: fallthrough
    case .upgrade: made = UpgradeController()
    case .intro, .login: fallthrough
    default: made = LoginController()
    }
    return made
  }
}

final class ListController: UIViewController {
  func begin() {
    present(Flow().controller(.login), animated: true)  // expect: sheet view:LoginController from view:ListController
  }

  func upgrade() {
    present(Flow().controller(.upgrade), animated: true)  // expect: sheet view:UpgradeController from view:ListController
  }

  func renew() {
    present(Flow().controller(.renewal), animated: true)  // expect: sheet view:UpgradeController from view:ListController
  }
}

final class UpgradeController: UIViewController {}
final class LoginController: UIViewController {}
