// idiom: storyboards/stack-that-several-share
import UIKit

/// Stands round two screens: what leads to either leads not to the other.
final class ModalStackController: UINavigationController {}  // expect: node view:ModalStackController reachable unused

final class HarborController: UIViewController {
  func boats() {
    performSegue(withIdentifier: "boats", sender: nil)  // expect: sheet view:BoatController from view:HarborController
  }
  func crews() {
    let stack = storyboard!.instantiateViewController(withIdentifier: "crewStack") as! ModalStackController
    present(stack, animated: true)  // expect: sheet view:CrewController from view:HarborController
  }
}
final class BoatController: UIViewController {}
final class CrewController: UIViewController {}
