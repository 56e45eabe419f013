// idiom: coordinators/child-that-is-handed-on
import UIKit

protocol Coordinator: AnyObject {
  func start()
}

final class AppCoordinator: Coordinator {
  let navigation = UINavigationController()
  private var children: [Coordinator] = []

  func start() {
    // expect-next: push view:LoginController from object:AppCoordinator through AppCoordinator.begin, LoginCoordinator.start
    begin(LoginCoordinator(navigation: navigation))
  }

  func didLogIn() {
    // expect-next: push view:HomeController from object:AppCoordinator through AppCoordinator.begin, HomeCoordinator.start
    begin(HomeCoordinator(navigation: navigation))
  }

  private func begin(_ child: Coordinator) {
    children.append(child)
    child.start()  // expect: none
  }
}

final class LoginCoordinator: Coordinator {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    // expect-next: push view:LoginController from object:LoginCoordinator
    navigation.pushViewController(LoginController(), animated: true)
  }
}

final class HomeCoordinator: Coordinator {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    // expect-next: push view:HomeController from object:HomeCoordinator
    navigation.pushViewController(HomeController(), animated: true)
  }
}

final class LoginController: UIViewController {}
final class HomeController: UIViewController {}
