// idiom: messages/observer-by-selector
import UIKit

extension Notification.Name {
  static let playerOpened = Notification.Name("playerOpened")
  static let accountOpened = Notification.Name("accountOpened")
}

enum Page { case account, plans }

final class MainController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(openPlayer), name: .playerOpened, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(openAccount(_:)), name: .accountOpened, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(lock), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }
  @objc private func openPlayer() {
    // expect-next: push view:PlayerController from view:MainController event Notification.Name.playerOpened
    navigationController?.pushViewController(PlayerController(), animated: true)
  }
  @objc private func openAccount(_ notification: Notification) {
    guard let page = notification.userInfo?["page"] as? Page else { return }
    switch page {
    case .account: present(AccountController(), animated: true)  // expect: sheet view:AccountController from view:MainController
    case .plans: present(PlansController(), animated: true)  // expect: sheet view:PlansController from view:MainController
    }
  }
  @objc private func lock() {
    // expect-next: sheet view:LockController from view:MainController event UIApplication.didEnterBackgroundNotification
    present(LockController(), animated: false)
  }
}

final class ListController: UIViewController {
  func tapped() { NotificationCenter.default.post(name: .playerOpened, object: self) }  // expect: none
  func accountTapped() {
    NotificationCenter.default.post(name: .accountOpened, object: nil, userInfo: ["page": Page.account])  // expect: none
  }
}
final class PlayerController: UIViewController {}
final class AccountController: UIViewController {}
final class PlansController: UIViewController {}
final class LockController: UIViewController {}
