// idiom: coordinators/object-behind-a-protocol
// check: all
import UIKit

protocol ShelfRouting: AnyObject { func open() }
final class ShelfRouter: ShelfRouting {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func open() { navigation.pushViewController(BookController(), animated: true) }  // expect: push view:BookController from object:ShelfRouter
}
final class ShelfController: UIViewController {
  lazy var router: ShelfRouting = ShelfRouter(navigation: navigationController!)  // expect: owns object:ShelfRouter from view:ShelfController
  @objc func tapped() { router.open() }  // expect: push view:BookController from view:ShelfController through ShelfRouter.open
}
final class BookController: UIViewController {}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = UINavigationController(rootViewController: ShelfController())  // expect: root view:ShelfController from object:SceneDelegate
  }
}
