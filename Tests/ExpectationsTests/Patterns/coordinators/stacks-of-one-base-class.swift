// idiom: coordinators/stacks-of-one-base-class
import UIKit

final class ShopController: UIViewController {}
final class CartController: UIViewController {}
final class PayController: UIViewController {}

class Flow {
  let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func start() {}
}

final class ShopFlow: Flow {
  override func start() {
    stack.setViewControllers([ShopController()], animated: false)  // expect: embeds view:ShopController from object:ShopFlow
  }
}

final class CartFlow: Flow {
  override func start() {
    stack.setViewControllers([CartController()], animated: false)  // expect: embeds view:CartController from object:CartFlow
  }
  // The child goes on in the stack that it is handed: it begins nothing there.
  func pay() {
    let payment = PayFlow(stack: stack)
    payment.start()  // expect: push view:PayController from object:CartFlow through PayFlow.start
  }
}

final class PayFlow: Flow {
  override func start() {
    stack.pushViewController(PayController(), animated: true)  // expect: push view:PayController from object:PayFlow
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var flows: [Flow] = []
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let shop = UINavigationController()
    let cart = UINavigationController()
    shop.title = "Shop"
    cart.title = "Cart"
    flows = [ShopFlow(stack: shop), CartFlow(stack: cart)]
    let tabs = UITabBarController()
    // expect-next: tab tab:AppDelegate.Shop from object:AppDelegate; tab tab:AppDelegate.Cart from object:AppDelegate
    // expect-next: tab view:ShopController from tab:AppDelegate.Shop; tab view:CartController from tab:AppDelegate.Cart
    tabs.viewControllers = [shop, cart]
    flows.forEach { $0.start() }  // expect: maybe embeds view:ShopController from object:AppDelegate; maybe embeds view:CartController from object:AppDelegate; maybe push view:PayController from object:AppDelegate
    return true
  }
}
