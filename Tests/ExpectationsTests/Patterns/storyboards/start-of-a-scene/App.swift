// idiom: storyboards/start-of-a-scene
import UIKit

@main
final class ReedAppDelegate: UIResponder, UIApplicationDelegate {}

final class ReedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

final class ReedHomeController: UIViewController {}  // expect: node view:ReedHomeController reachable screen
