// idiom: storyboards/variants
import UIKit

final class MenuController: UIViewController {
  func open() {
    performSegue(withIdentifier: "dish", sender: nil)  // expect: push view:DishController from view:MenuController; popover view:DishController from view:MenuController
  }
}
final class DishController: UIViewController {}
