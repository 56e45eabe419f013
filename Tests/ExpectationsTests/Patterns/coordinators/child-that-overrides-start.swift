// idiom: coordinators/child-that-overrides-start
import UIKit

class Coordinator {
  var children: [Coordinator] = []
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() { preconditionFailure("to be overridden") }
  func coordinate(to child: Coordinator) {
    children.append(child)
    child.start()  // expect: none
  }
  func tell() {
    navigation.present(UIAlertController(title: "Gone", message: nil, preferredStyle: .alert), animated: true)  // expect: alert alert:Coordinator from object:Coordinator
  }
}
final class AppCoordinator: Coordinator {
  override func start() {
    let home = HomeController()
    home.coordinator = self
    navigation.setViewControllers([home], animated: false)
  }
  func order() {
    coordinate(to: OrderCoordinator(navigation: navigation))  // expect: push view:OrderController from object:AppCoordinator through Coordinator.coordinate, OrderCoordinator.start exact
  }
}
final class OrderCoordinator: Coordinator {
  private let number: Int
  override init(navigation: UINavigationController) {
    number = 1
    super.init(navigation: navigation)  // expect: none
  }
  override func start() {
    navigation.pushViewController(OrderController(), animated: true)  // expect: push view:OrderController from object:OrderCoordinator
  }
}
final class HomeController: UIViewController {
  weak var coordinator: AppCoordinator?
  @objc func order() { coordinator?.order() }  // expect: push view:OrderController from view:HomeController through AppCoordinator.order, Coordinator.coordinate, OrderCoordinator.start
}
final class OrderController: UIViewController {}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var app: AppCoordinator?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    let navigation = UINavigationController()
    app = AppCoordinator(navigation: navigation)
    window?.rootViewController = navigation
    app?.start()
  }
}
