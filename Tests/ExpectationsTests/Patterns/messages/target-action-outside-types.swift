// idiom: messages/target-action-outside-types
import UIKit

final class Router: NSObject {
  let navigation: UINavigationController
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  @objc func openHelp() {
    navigation.pushViewController(HelpController(), animated: true)  // expect: push view:HelpController from object:Router
  }
}

// Code outside of types has no `self` that could be the target.
func helpButton(_ router: Router) -> UIBarButtonItem {
  UIBarButtonItem(title: "Help", style: .plain, target: router, action: #selector(Router.openHelp))
}

final class HomeController: UIViewController {
  var router: Router?
  override func viewDidLoad() {
    super.viewDidLoad()
    guard let router else { return }
    navigationItem.leftBarButtonItem = helpButton(router)
  }
}
final class HelpController: UIViewController {}
