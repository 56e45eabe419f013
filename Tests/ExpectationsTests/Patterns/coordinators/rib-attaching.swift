// idiom: coordinators/rib-attaching
import UIKit

protocol ViewControllable: AnyObject { var uiviewController: UIViewController { get } }

class Routing {
  private(set) var children: [Routing] = []
  let viewControllable: ViewControllable
  init(_ viewControllable: ViewControllable) { self.viewControllable = viewControllable }
  func attach(_ child: Routing) { children.append(child) }
}

protocol HomeRouting: AnyObject { func routeToCart() }

final class HomeRouter: Routing, HomeRouting {
  private let cartBuilder: CartBuildable
  init(home: HomeController, cartBuilder: CartBuildable) {
    self.cartBuilder = cartBuilder
    super.init(home)
  }
  func routeToCart() {
    let cart = cartBuilder.build()
    attach(cart)
    // expect-next: sheet view:CartController from object:HomeRouter
    viewControllable.uiviewController.present(cart.viewControllable.uiviewController, animated: true)
  }
}

protocol CartBuildable { func build() -> Routing }
struct CartBuilder: CartBuildable {
  func build() -> Routing {
    let cart = CartController()
    return CartRouter(cart: cart)
  }
}
final class CartRouter: Routing {
  init(cart: CartController) { super.init(cart) }
}

final class HomeInteractor {
  weak var router: HomeRouting?
  func didTapCart() {
    router?.routeToCart()  // expect: sheet view:CartController from object:HomeInteractor through HomeRouter.routeToCart inferred
  }
}

final class HomeController: UIViewController, ViewControllable {
  var uiviewController: UIViewController { self }
}
final class CartController: UIViewController, ViewControllable {
  var uiviewController: UIViewController { self }
}
