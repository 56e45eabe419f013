// idiom: uikit/child-coordinator
import UIKit

protocol Coordinating: AnyObject { func start() }

final class AppCoordinator: Coordinating {
  private let window: UIWindow
  private let navigation = UINavigationController()
  private var children: [Coordinating] = []
  init(window: UIWindow) { self.window = window }

  func start() {
    window.rootViewController = navigation
    let login = LoginCoordinator(navigation: navigation)
    children.append(login)
    login.start()  // expect: push view:LoginViewController from object:AppCoordinator through LoginCoordinator.start
  }
}

final class LoginCoordinator: Coordinating {
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    navigation.pushViewController(LoginViewController(), animated: false)  // expect: push view:LoginViewController from object:LoginCoordinator
  }
}

final class LoginViewController: UIViewController {}
