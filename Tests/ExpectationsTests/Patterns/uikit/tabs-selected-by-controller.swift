// idiom: uikit/tabs-selected-by-controller
import UIKit

final class MarketTabs: UITabBarController {
  private let stalls = StallsController()
  private let basket = UINavigationController(rootViewController: BasketController())

  init() {
    super.init(nibName: nil, bundle: nil)
    stalls.tabBarItem = UITabBarItem(title: "Stalls", image: nil, selectedImage: nil)
    basket.tabBarItem.title = "Basket"
    // expect-next: tab tab:MarketTabs.Stalls from view:MarketTabs; tab view:StallsController from tab:MarketTabs.Stalls
    // expect-next: tab tab:MarketTabs.Basket from view:MarketTabs; tab view:BasketController from tab:MarketTabs.Basket
    setViewControllers([stalls, basket], animated: false)
  }
  required init?(coder: NSCoder) { nil }

  func showBasket() {
    selectedViewController = basket  // expect: selectTab tab:MarketTabs.Basket from view:MarketTabs
  }

  func pay() {
    selectedIndex = 1  // expect: selectTab tab:MarketTabs.Basket from view:MarketTabs
    basket.popToRootViewController(animated: false)  // expect: return popToRoot from view:MarketTabs
    basket.pushViewController(PaymentController(), animated: true)  // expect: push|replace view:PaymentController from view:MarketTabs
  }
}

final class StallsController: UIViewController {
  func toBasket() {
    tabBarController?.selectedIndex = 1  // expect: selectTab tab:MarketTabs.Basket from view:StallsController
    (tabBarController as? MarketTabs)?.showBasket()  // expect: selectTab tab:MarketTabs.Basket from view:StallsController through MarketTabs.showBasket
  }
}
final class BasketController: UIViewController {}
final class PaymentController: UIViewController {}
