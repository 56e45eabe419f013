// idiom: coordinators/start-by-a-helper
import UIKit

protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  func start()
}

extension Coordinator {
  func coordinate(to child: Coordinator) {
    children.append(child)
    child.start()
  }
}

final class AppCoordinator: Coordinator {
  var children: [Coordinator] = []
  private let window: UIWindow
  private let navigation = UINavigationController()
  init(window: UIWindow) { self.window = window }

  func start() {
    window.rootViewController = navigation
    // Which one is started is known where it is made.
    coordinate(to: LoginCoordinator(navigation: navigation))  // expect: push view:LoginController from object:AppCoordinator through Coordinator.coordinate, LoginCoordinator.start
  }

  func showHome() {
    let home = HomeCoordinator(navigation: navigation)
    coordinate(to: home)  // expect: push view:HomeController from object:AppCoordinator through Coordinator.coordinate, HomeCoordinator.start
  }
}

final class LoginCoordinator: Coordinator {
  var children: [Coordinator] = []
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    navigation.pushViewController(LoginController(), animated: false)  // expect: push view:LoginController from object:LoginCoordinator
  }
}

final class HomeCoordinator: Coordinator {
  var children: [Coordinator] = []
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    navigation.pushViewController(HomeController(), animated: false)  // expect: push view:HomeController from object:HomeCoordinator
  }
}

final class LoginController: UIViewController {}
final class HomeController: UIViewController {}
