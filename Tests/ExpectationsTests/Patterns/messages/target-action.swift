// idiom: messages/target-action
import UIKit

final class Router {
  let navigation: UINavigationController
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  @objc func openHelp() {
    navigation.pushViewController(HelpController(), animated: true)  // expect: push view:HelpController from object:Router
  }
}

final class HomeController: UIViewController {
  var router: Router?
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(profileTapped), for: .touchUpInside)  // expect: none
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Settings", style: .plain, target: self, action: #selector(settingsTapped(_:)))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    // expect-next: push view:HelpController from view:HomeController through Router.openHelp
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Help", style: .plain, target: router, action: #selector(Router.openHelp))
    let news = UIAction(title: "News") { [weak self] _ in
      self?.present(NewsController(), animated: true)  // expect: sheet view:NewsController from view:HomeController
    }
    button.menu = UIMenu(children: [news])
    Timer.scheduledTimer(timeInterval: 3, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
    perform(#selector(late), with: nil, afterDelay: 1)
  }
  @objc private func profileTapped() {
    present(ProfileController(), animated: true)  // expect: sheet view:ProfileController from view:HomeController
  }
  @objc private func settingsTapped(_ sender: Any) {
    // expect-next: push view:SettingsController from view:HomeController
    navigationController?.pushViewController(SettingsController(), animated: true)
  }
  @objc private func tapped() { dismiss(animated: true) }  // expect: return dismiss from view:HomeController
  @objc private func tick() { present(TipController(), animated: true) }  // expect: sheet view:TipController from view:HomeController
  @objc private func late() { present(LateController(), animated: true) }  // expect: sheet view:LateController from view:HomeController
  override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(tick))] }
}
final class ProfileController: UIViewController {}
final class SettingsController: UIViewController {}
final class HelpController: UIViewController {}
final class NewsController: UIViewController {}
final class TipController: UIViewController {}
final class LateController: UIViewController {}
