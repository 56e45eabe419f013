// idiom: storyboards/tab-bar
import UIKit

final class GardenTabController: UITabBarController {
  func showTools() {
    selectedIndex = 1  // expect: selectTab tab:GardenTabController.Tools from view:GardenTabController
  }
}
final class BedController: UIViewController {}  // expect: node view:BedController screen
final class ToolController: UIViewController {}
final class SeedController: UIViewController {}
