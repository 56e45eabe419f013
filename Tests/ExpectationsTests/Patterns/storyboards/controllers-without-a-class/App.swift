// idiom: storyboards/controllers-without-a-class
import UIKit

final class AboutController: UIViewController {
  func open() {
    performSegue(withIdentifier: "terms", sender: nil)  // expect: push view:terms from view:AboutController
  }
}
