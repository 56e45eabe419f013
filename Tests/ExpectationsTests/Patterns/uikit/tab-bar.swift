// idiom: uikit/tab-bar
import SwiftUI
import UIKit

final class MainTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let feed = UINavigationController(rootViewController: FeedViewController())
    feed.tabBarItem = UITabBarItem(title: "Feed", image: nil, tag: 0)
    let me = UIHostingController(rootView: ProfileView())
    me.tabBarItem = UITabBarItem(title: "Me", image: nil, tag: 1)
    // expect-next: tab tab:MainTabBarController.Feed from view:MainTabBarController; tab view:FeedViewController from tab:MainTabBarController.Feed
    // expect-next: tab tab:MainTabBarController.Me from view:MainTabBarController; tab view:ProfileView from tab:MainTabBarController.Me
    viewControllers = [feed, me]
  }

  func showProfile() {
    selectedIndex = 1  // expect: selectTab tab:MainTabBarController.Me from view:MainTabBarController
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = MainTabBarController()  // expect: root view:MainTabBarController from object:SceneDelegate
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class FeedViewController: UIViewController {}
struct ProfileView: View { var body: some View { Text("Me") } }
