// idiom: uikit/pop-to-a-controller
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window?.rootViewController = UINavigationController(rootViewController: BasketController())  // expect: root view:BasketController from object:AppDelegate
    return true
  }
}

final class BasketController: UIViewController {
  func pay() {
    navigationController?.pushViewController(PaymentController(basket: self), animated: true)  // expect: push view:PaymentController from view:BasketController
  }
}

final class PaymentController: UIViewController {
  private let basket: BasketController
  init(basket: BasketController) { self.basket = basket }

  func cancel() {
    // expect-next: return popTo to view:BasketController from view:PaymentController
    navigationController?.popToViewController(basket, animated: true)
  }

  func leave(to controller: UIViewController) {
    // expect-next: return popTo from view:PaymentController
    navigationController?.popToViewController(controller, animated: true)
  }
}
