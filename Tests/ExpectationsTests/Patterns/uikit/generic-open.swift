// idiom: uikit/generic-open
import UIKit

extension UIViewController {
  func open<Screen: UIViewController>(_ type: Screen.Type) { present(type.init(), animated: true) }
  func push<Screen: UIViewController>(_ type: Screen.Type, configure: (Screen) -> Void = { _ in }) {
    let screen = Screen()
    configure(screen)
    navigationController?.pushViewController(screen, animated: true)
  }
  func openLater<Screen: UIViewController>(_ type: Screen.Type) {
    DispatchQueue.main.async { self.present(Screen(), animated: true) }
  }
}

final class BoatController: UIViewController {
  @objc func openSail() { open(SailController.self) }  // expect: sheet view:SailController from view:BoatController through UIViewController.open
  @objc func pushMast() { push(MastController.self) }  // expect: push view:MastController from view:BoatController through UIViewController.push
  @objc func pushRope() {
    // expect-next: push view:RopeController from view:BoatController through UIViewController.push
    push(RopeController.self) { $0.title = "Rope" }
  }
  // expect-next: sheet view:FlagController from view:BoatController through UIViewController.openLater
  @objc func openFlag() { openLater(FlagController.self) }
}

final class SailController: UIViewController {}
final class MastController: UIViewController {}
final class RopeController: UIViewController {}
final class FlagController: UIViewController {}
