// idiom: closures/method-of-a-coordinator
import UIKit

final class BakeryFlow {
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let list = ListController()
    list.onOpen = { [weak self] in self?.showCake() }
    list.onHelp = showHelp
    navigation.pushViewController(list, animated: true)  // expect: push view:ListController from object:BakeryFlow
  }

  private func showCake() {
    let cake = CakeController()
    cake.onBuy = { [weak self] in self?.confirm() }
    // expect-next: push view:CakeController from object:BakeryFlow trigger ListController.onOpen
    navigation.pushViewController(cake, animated: true)
  }
  private func showHelp() {
    // expect-next: sheet view:HelpController from object:BakeryFlow trigger ListController.onHelp
    navigation.present(HelpController(), animated: true)
  }
  private func confirm() { show(PaymentController()) }  // expect: push view:PaymentController from object:BakeryFlow through BakeryFlow.show trigger CakeController.onBuy
  private func show(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
}

final class ListController: UIViewController {
  var onOpen: (() -> Void)?
  var onHelp: (() -> Void)?
  @objc func tapped() { onOpen?() }
}
final class CakeController: UIViewController {
  var onBuy: (() -> Void)?
  @objc func tapped() { onBuy?() }
}
final class HelpController: UIViewController {}
final class PaymentController: UIViewController {}
