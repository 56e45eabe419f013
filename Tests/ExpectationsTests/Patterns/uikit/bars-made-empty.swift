// idiom: uikit/bars-made-empty
import UIKit

final class FeedController: UIViewController {}
final class MeController: UIViewController {}
final class OneController: UIViewController {}
final class TwoController: UIViewController {}

final class OpenController: UIViewController {
  // A bar shows the first of its tabs.
  func open() {
    let bar = UITabBarController()
    // expect-next: tab tab:OpenController.OneController from view:OpenController; tab tab:OpenController.TwoController from view:OpenController
    // expect-next: tab view:OneController from tab:OpenController.OneController; tab view:TwoController from tab:OpenController.TwoController
    bar.viewControllers = [UINavigationController(rootViewController: OneController()), TwoController()]
    present(bar, animated: true)  // expect: sheet view:OneController from view:OpenController
  }
}

final class Coordinator {
  private let window: UIWindow
  private let bar = UITabBarController()
  init(window: UIWindow) { self.window = window }

  func start() {
    // expect-next: tab tab:Coordinator.FeedController from object:Coordinator; tab tab:Coordinator.MeController from object:Coordinator
    // expect-next: tab view:FeedController from tab:Coordinator.FeedController; tab view:MeController from tab:Coordinator.MeController
    bar.viewControllers = [FeedController(), MeController()]
    window.rootViewController = bar  // expect: root view:FeedController from object:Coordinator
  }
}

// The tabs of a bar with a class of its own are the bar's, whoever sets them.
final class MainBar: UITabBarController {}

final class MainCoordinator {
  func start(in window: UIWindow) {
    let bar = MainBar()
    // expect-next: tab tab:MainBar.OpenController from view:MainBar; tab tab:MainBar.MeController from view:MainBar
    // expect-next: tab view:OpenController from tab:MainBar.OpenController; tab view:MeController from tab:MainBar.MeController
    bar.viewControllers = [UINavigationController(rootViewController: OpenController()), MeController()]
    window.rootViewController = bar  // expect: root view:MainBar from object:MainCoordinator
  }
}
