// idiom: coordinators/arm-that-shows-by-a-helper
import UIKit

enum CakeStep { case menu, order, allergens }
class StackFlow {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func push(_ controller: UIViewController) {
    controller.hidesBottomBarWhenPushed = true
    navigation.pushViewController(controller, animated: true)
  }
}
final class CakeFlow: StackFlow {
  func navigate(to step: CakeStep) {
    switch step {
    case .menu: push(MenuController())  // expect: push view:MenuController from object:CakeFlow through StackFlow.push event CakeStep.menu
    case .order: navigation.pushViewController(OrderController(), animated: true)  // expect: push view:OrderController from object:CakeFlow event CakeStep.order
    case .allergens: push(AllergensController())  // expect: push view:AllergensController from object:CakeFlow through StackFlow.push event CakeStep.allergens
    }
  }
}
final class BakeryController: UIViewController {
  lazy var flow = CakeFlow(navigation: navigationController!)
  @objc func menu() { flow.navigate(to: .menu) }  // expect: push view:MenuController from view:BakeryController through CakeFlow.navigate, StackFlow.push
  @objc func order() { flow.navigate(to: .order) }  // expect: push view:OrderController from view:BakeryController through CakeFlow.navigate
}
final class MenuController: UIViewController {}
final class OrderController: UIViewController {}
final class AllergensController: UIViewController {}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = UINavigationController(rootViewController: BakeryController())
  }
}
