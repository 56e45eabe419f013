// idiom: uikit/tab-elements
import UIKit

final class HarborTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // expect-next: tab tab:HarborTabs.Ships from view:HarborTabs; tab view:ShipsController from tab:HarborTabs.Ships
    // expect-next: tab tab:HarborTabs.Docks from view:HarborTabs; tab view:DocksController from tab:HarborTabs.Docks
    tabs = [
      UITab(title: "Ships", image: UIImage(systemName: "ferry"), identifier: "ships") { _ in
        UINavigationController(rootViewController: ShipsController())
      },
      UITab(title: "Docks", image: nil, identifier: "docks") { _ in DocksController() },
    ]
  }

  func showDocks() {
    selectedTab = tabs[1]  // expect: none
  }
}

final class ShipsController: UIViewController {}
final class DocksController: UIViewController {}
