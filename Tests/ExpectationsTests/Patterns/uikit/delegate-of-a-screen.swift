// idiom: uikit/delegate-of-a-screen
import UIKit

protocol ListViewControllerDelegate: AnyObject {
  func listDidSelect(_ id: Int)
}

final class ListViewController: UIViewController {
  weak var delegate: ListViewControllerDelegate?
  @objc private func tap() {
    // expect-next: push view:DetailViewController from view:ListViewController through ListCoordinator.listDidSelect inferred
    delegate?.listDidSelect(1)
  }
}

final class ListCoordinator: ListViewControllerDelegate {
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let list = ListViewController()
    list.delegate = self
    navigation.pushViewController(list, animated: false)  // expect: push view:ListViewController from object:ListCoordinator
  }

  func listDidSelect(_ id: Int) {
    navigation.pushViewController(DetailViewController(), animated: true)  // expect: push view:DetailViewController from object:ListCoordinator
  }
}

final class DetailViewController: UIViewController {}
