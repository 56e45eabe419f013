// idiom: uikit/factory-and-show
import UIKit

enum Screens {
  static func detail(_ id: Int) -> UIViewController {
    let controller = DetailViewController()
    controller.title = "\(id)"
    return controller
  }
}

final class HomeViewController: UIViewController {
  private lazy var settings = SettingsViewController()

  @objc private func open() {
    navigationController?.pushViewController(Screens.detail(1), animated: true)  // expect: push view:DetailViewController from view:HomeViewController
    show(Screens.detail(2), sender: self)  // expect: push view:DetailViewController from view:HomeViewController
  }

  @objc private func configure() {
    present(settings, animated: true)  // expect: sheet view:SettingsViewController from view:HomeViewController
  }

  @objc private func back() {
    navigationController?.popToViewController(self, animated: true)  // expect: return popTo from view:HomeViewController
    navigationController?.setViewControllers([SettingsViewController()], animated: false)  // expect: replace view:SettingsViewController from view:HomeViewController
  }
}

final class DetailViewController: UIViewController {}
final class SettingsViewController: UIViewController {}
