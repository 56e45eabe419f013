// idiom: uikit/overload-for-several-controllers
import UIKit

class BaseCoordinator {
  let root = UINavigationController()
  func set(_ controller: UIViewController, animated: Bool = true) { set([controller], animated: animated) }
  func set(_ controllers: [UIViewController], animated: Bool = true) { root.setViewControllers(controllers, animated: animated) }
}

final class HomeController: UIViewController {}
final class DetailController: UIViewController {}

final class HomeCoordinator: BaseCoordinator {
  func start() {
    // expect-next: embeds view:HomeController from object:HomeCoordinator through BaseCoordinator.set
    set(HomeController())
  }
  func restore() {
    // expect-next: embeds view:HomeController from object:HomeCoordinator through BaseCoordinator.set; embeds view:DetailController from object:HomeCoordinator through BaseCoordinator.set
    set([HomeController(), DetailController()])
  }
}
