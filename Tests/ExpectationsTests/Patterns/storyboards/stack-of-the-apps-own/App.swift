// idiom: storyboards/stack-of-the-apps-own
// check: all
import UIKit

final class DarkNavigationController: UINavigationController {}
final class FirstController: UIViewController {
  func open() {
    performSegue(withIdentifier: "more", sender: nil)  // expect: sheet view:DarkNavigationController from view:FirstController
  }
}
final class MoreController: UIViewController {}  // expect: node view:MoreController
