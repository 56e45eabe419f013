// idiom: storyboards/identifier-asked-of-a-class
import KitOfOthers
import UIKit

extension NSObject {
  static var nameOfClass: String { NSStringFromClass(self).components(separatedBy: ".").last ?? "" }
}

protocol Named: AnyObject {
  static var ownName: String { get }
}

extension Named {
  static var ownName: String { return NSStringFromClass(self).components(separatedBy: ".").last! }
}

final class OrchardController: UIViewController {
  func asked() {
    performSegue(withIdentifier: AppleController.nameOfClass, sender: nil)  // expect: push view:AppleController from view:OrchardController inferred
  }
  func askedOfAKit() {
    performSegue(withIdentifier: CherryController.kitIdentifier, sender: nil)  // expect: sheet view:CherryController from view:OrchardController inferred
  }
  func askedByProtocol() {
    performSegue(withIdentifier: AppleController.ownName, sender: nil)  // expect: push view:AppleController from view:OrchardController inferred
  }
  func made() {
    guard let apple = storyboard?.instantiateViewController(withIdentifier: AppleController.nameOfClass) else { return }
    present(apple, animated: true)  // expect: sheet view:AppleController from view:OrchardController
  }
  func nobodysName() {
    performSegue(withIdentifier: OrchardController.nameOfClass, sender: nil)  // expect: unresolved push from view:OrchardController
  }
}

final class AppleController: UIViewController, Named {}
final class CherryController: UIViewController {}
