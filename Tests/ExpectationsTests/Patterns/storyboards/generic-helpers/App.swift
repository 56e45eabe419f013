// idiom: storyboards/generic-helpers
import UIKit

protocol Storyboarded {
  static var storyboardName: String { get }
}

extension Storyboarded where Self: UIViewController {
  static func instantiate() -> Self {
    let storyboard = UIStoryboard(name: storyboardName, bundle: nil)
    return storyboard.instantiateViewController(withIdentifier: String(describing: self)) as! Self
  }
}

extension UIStoryboard {
  func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
    instantiateViewController(withIdentifier: String(describing: type)) as! Controller
  }
  func instantiateViewController<Controller: UIViewController>(ofClass type: Controller.Type) -> Controller? {
    instantiateViewController(withIdentifier: String(describing: type)) as? Controller
  }
}

final class TrailController: UIViewController {
  func bySelf() {
    navigationController?.pushViewController(HutController.instantiate(), animated: true)  // expect: push view:HutController from view:TrailController
  }
  func inAStack() {
    let hut = HutController.instantiate()
    let stack = UINavigationController(rootViewController: hut)
    present(stack, animated: true)  // expect: sheet view:HutController from view:TrailController
  }
  func byClass() {
    let peak = UIStoryboard(name: "Trail", bundle: nil).make(PeakController.self)
    present(peak, animated: true)  // expect: sheet view:PeakController from view:TrailController
  }
  func byLabel() {
    guard let peak = UIStoryboard(name: "Trail", bundle: nil).instantiateViewController(ofClass: PeakController.self) else { return }
    navigationController?.pushViewController(peak, animated: true)  // expect: push view:PeakController from view:TrailController
  }
}

final class HutController: UIViewController, Storyboarded { static let storyboardName = "Trail" }
final class PeakController: UIViewController {}
