// idiom: storyboards/identifiers-of-generated-code
import UIKit

// A tool makes the enums of names, and what it makes is not read.

final class BakeryAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func start() {
    window?.rootViewController = UIStoryboard(name: BoardNames.Bakery.rawValue, bundle: nil).instantiateInitialViewController()  // expect: root view:BakeryController from object:BakeryAppDelegate
  }
  func restart(with board: UIStoryboard) {
    window?.rootViewController = board.instantiateInitialViewController() as? BakeryController  // expect: root view:BakeryController from object:BakeryAppDelegate inferred
  }
}

extension UIViewController {
  func follow(_ segue: SegueNames) { performSegue(withIdentifier: segue.rawValue, sender: self) }
}

final class BakeryController: UIViewController {
  func bread() {
    performSegue(withIdentifier: SegueNames.ShowBreadList.rawValue, sender: nil)  // expect: push view:BreadController from view:BakeryController inferred
  }
  func cake() {
    follow(.ShowCake)  // expect: sheet view:CakeController from view:BakeryController inferred through UIViewController.follow
  }
  func pie() {
    follow(.ShowPie)  // expect: unresolved push from view:BakeryController
  }
}

final class BreadController: UIViewController {}
final class CakeController: UIViewController {}
