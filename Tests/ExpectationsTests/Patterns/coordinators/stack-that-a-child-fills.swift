// idiom: coordinators/stack-that-a-child-fills
import UIKit

final class HelpController: UIViewController {}
final class LoginController: UIViewController {}

class Coordinator {
  let root: UINavigationController
  private var children: [Coordinator] = []
  init(root: UINavigationController) { self.root = root }

  func start() {}
  func begin(with controller: UIViewController) { root.setViewControllers([controller], animated: false) }

  func present(_ child: Coordinator) {
    children.append(child)
    child.start()
    root.present(child.root, animated: true)
  }
}

final class HelpCoordinator: Coordinator {
  let topic: String
  init(topic: String, root: UINavigationController) {
    self.topic = topic
    super.init(root: root)
  }
  override func start() {
    begin(with: HelpController())  // expect: embeds view:HelpController from object:HelpCoordinator through Coordinator.begin
  }
}

final class LoginCoordinator: Coordinator {
  override func start() {
    root.pushViewController(LoginController(), animated: false)  // expect: push view:LoginController from object:LoginCoordinator
  }
}

struct CoordinatorBuilder {
  func help(on root: UINavigationController) -> Coordinator { HelpCoordinator(topic: "all", root: root) }
}

final class HomeCoordinator: Coordinator {
  func showHelp() {
    // expect-next: sheet view:HelpController from object:HomeCoordinator through Coordinator.present
    present(CoordinatorBuilder().help(on: UINavigationController()))
  }
  func showLogin() {
    let navigation = UINavigationController()
    navigation.modalPresentationStyle = .fullScreen
    // expect-next: fullScreenCover|sheet view:LoginController from object:HomeCoordinator through Coordinator.present
    // expect-next: maybe push view:LoginController from object:HomeCoordinator through Coordinator.present, LoginCoordinator.start
    present(LoginCoordinator(root: navigation))
  }
}
