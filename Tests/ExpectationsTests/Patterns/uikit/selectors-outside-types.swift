// idiom: uikit/selectors-outside-types
import UIKit

/// A selector's method belongs to the object that it is handed with, wherever that is written: in a function or a constant outside any type.
final class HomeViewController: UIViewController {
  @objc func openSettings() {
    present(SettingsViewController(), animated: true)  // expect: sheet view:SettingsViewController from view:HomeViewController
  }
}

final class SettingsViewController: UIViewController {}

func gesture(for home: HomeViewController) -> UITapGestureRecognizer {
  UITapGestureRecognizer(target: home, action: #selector(HomeViewController.openSettings))
}

let settingsItem = UIBarButtonItem(title: "Settings", style: .plain, target: home, action: #selector(HomeViewController.openSettings))
let home = HomeViewController()

/// A brace too many above makes a method of nobody: broken source is read as far as it goes.
override func viewDidLoad() {
  super.viewDidLoad()
}
