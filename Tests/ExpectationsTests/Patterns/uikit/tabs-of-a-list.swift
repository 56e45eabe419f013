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

// Each of a list of coordinators with its own stack.
class Coordinator {
  let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func start() {}
  func set(_ controller: UIViewController) { stack.setViewControllers([controller], animated: false) }
}

final class BirdsCoordinator: Coordinator {
  override func start() {
    set(BirdsController())  // expect: embeds view:BirdsController from object:BirdsCoordinator through Coordinator.set
  }
}

final class FishCoordinator: Coordinator {
  override func start() {
    set(FishController())  // expect: embeds view:FishController from object:FishCoordinator through Coordinator.set
  }
}

extension UINavigationController {
  static var birds: UINavigationController {
    let stack = UINavigationController()
    stack.tabBarItem = UITabBarItem(title: "Birds", image: nil, tag: 0)
    return stack
  }
  static var fish: UINavigationController {
    let stack = UINavigationController()
    stack.tabBarItem = UITabBarItem(title: "Fish", image: nil, tag: 1)
    return stack
  }
}

final class TabsCoordinator {
  private lazy var birds = BirdsCoordinator(stack: .birds)
  private lazy var fish = FishCoordinator(stack: UINavigationController.fish)
  private var all: [Coordinator] { [birds, fish] }
  private let bar = UITabBarController()

  func show(in window: UIWindow) {
    // expect-next: tab tab:TabsCoordinator.Birds from object:TabsCoordinator; tab tab:TabsCoordinator.Fish from object:TabsCoordinator
    // expect-next: tab view:BirdsController from tab:TabsCoordinator.Birds; tab view:FishController from tab:TabsCoordinator.Fish
    bar.viewControllers = all.map { $0.stack }
    all.forEach { $0.start() }  // expect: maybe embeds view:BirdsController from object:TabsCoordinator; maybe embeds view:FishController from object:TabsCoordinator
    window.rootViewController = bar  // expect: root view:BirdsController from object:TabsCoordinator
  }
}
