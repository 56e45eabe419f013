// idiom: storyboards/several-identifiers
import UIKit

class NestController: UIViewController {
  var isOld = false
  func either() {
    // expect-next: push view:EggController from view:NestController ambiguous; push view:ChickController from view:NestController ambiguous
    performSegue(withIdentifier: isOld ? "Hatch" : "Leave", sender: nil)  // expect: unresolved push from view:NestController
  }
}
class EggController: UIViewController {}
class ChickController: UIViewController {}
