// idiom: storyboards/override-that-hands-on
import UIKit

class LoggedController: UIViewController {
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    print(identifier)
    super.performSegue(withIdentifier: identifier, sender: sender)  // expect: none
  }
}

final class CellarController: LoggedController {
  func open() {
    performSegue(withIdentifier: "wine", sender: nil)  // expect: push view:WineController from view:CellarController through LoggedController.performSegue
  }
}

final class WineController: UIViewController {}
