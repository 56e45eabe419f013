// idiom: uikit/tabs-of-a-list
import UIKit

final class CatsController: UIViewController {}
final class DogsController: UIViewController {}
final class BirdsController: UIViewController {}
final class FishController: UIViewController {}

enum Pet: Int, CaseIterable {
  case cats, dogs
  func controller() -> UIViewController {
    switch self {
    case .cats: return CatsController()
    case .dogs: return DogsController()
    }
  }
}

final class PetsController: UITabBarController {
  override func viewDidLoad() {
    // expect-next: tab tab:PetsController.CatsController from view:PetsController; tab tab:PetsController.DogsController from view:PetsController
    // expect-next: tab view:CatsController from tab:PetsController.CatsController; tab view:DogsController from tab:PetsController.DogsController
    viewControllers = Pet.allCases.map { pet in
      let controller = pet.controller()
      controller.tabBarItem.tag = pet.rawValue
      return UINavigationController(rootViewController: controller)
    }
  }
  func showDogs() {
    selectedIndex = Pet.dogs.rawValue  // expect: selectTab tab:PetsController.DogsController from view:PetsController
  }
}

final class OthersController: UITabBarController {
  override func viewDidLoad() {
    let birds = BirdsController()
    let fish = FishController()
    // expect-next: tab tab:OthersController.BirdsController from view:OthersController; tab tab:OthersController.FishController from view:OthersController
    // expect-next: tab view:BirdsController from tab:OthersController.BirdsController; tab view:FishController from tab:OthersController.FishController
    viewControllers = [birds, fish].map { UINavigationController(rootViewController: $0) }
  }
}
