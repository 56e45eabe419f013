// idiom: uikit/coordinator
import UIKit

final class ShopCoordinator {
  private let navigationController: UINavigationController
  init(navigationController: UINavigationController) { self.navigationController = navigationController }

  func showProduct(_ id: Int) {
    let product = ProductViewController()
    product.coordinator = self
    navigationController.pushViewController(product, animated: true)  // expect: push view:ProductViewController from object:ShopCoordinator
  }
  func close() {
    navigationController.dismiss(animated: true)  // expect: return dismiss from object:ShopCoordinator
  }
}

final class ListViewController: UIViewController {
  weak var coordinator: ShopCoordinator?
  @objc private func tap() {
    coordinator?.showProduct(1)  // expect: push view:ProductViewController from view:ListViewController through ShopCoordinator.showProduct
  }
}

final class ProductViewController: UIViewController {
  weak var coordinator: ShopCoordinator?
  @objc private func done() {
    coordinator?.close()  // expect: return dismiss from view:ProductViewController
  }
}
