// idiom: alerts/shown-by-an-extension
import UIKit

extension UIAlertController {
  func raise(over controller: UIViewController) {
    controller.present(self, animated: true)  // expect: none
  }
}

final class VaultController: UIViewController {
  func ask() {
    let question = UIAlertController(title: "Open?", message: nil, preferredStyle: .alert)
    question.raise(over: self)  // expect: alert alert:VaultController from view:VaultController through UIAlertController.raise
  }
}
