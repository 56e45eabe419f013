// idiom: storyboards/initial-controller
// check: all
import UIKit

@main
final class PondAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

final class PondListController: UITableViewController {}  // expect: node view:PondListController reachable screen

final class UnusedPondController: UIViewController {}  // expect: node view:UnusedPondController unused
