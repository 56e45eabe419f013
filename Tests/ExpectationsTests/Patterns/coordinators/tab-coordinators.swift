// idiom: coordinators/tab-coordinators
import UIKit

protocol Coordinator: AnyObject {
  func start() -> UIViewController
}

final class FeedCoordinator: Coordinator {
  private let navigation = UINavigationController()
  func start() -> UIViewController {
    let feed = FeedController()
    navigation.viewControllers = [feed]  // expect: embeds|replace view:FeedController from object:FeedCoordinator
    navigation.tabBarItem = UITabBarItem(title: "Feed", image: nil, tag: 0)
    return navigation
  }
}

final class SettingsCoordinator: Coordinator {
  func start() -> UIViewController {
    let settings = SettingsController()
    settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    return UINavigationController(rootViewController: settings)
  }
}

final class MainCoordinator {
  private let tabs = UITabBarController()
  private let feed = FeedCoordinator()
  private let settings = SettingsCoordinator()

  func start(in window: UIWindow) {
    // expect-next: tab tab:MainCoordinator.Feed|tab:MainCoordinator.FeedController from object:MainCoordinator; tab view:FeedController from tab:MainCoordinator.Feed|tab:MainCoordinator.FeedController
    // expect-next: tab tab:MainCoordinator.Settings|tab:MainCoordinator.SettingsController from object:MainCoordinator; tab view:SettingsController from tab:MainCoordinator.Settings|tab:MainCoordinator.SettingsController
    tabs.viewControllers = [feed.start(), settings.start()]
    window.rootViewController = tabs
  }
}

final class FeedController: UIViewController {}
final class SettingsController: UIViewController {}
