// idiom: titles/storyboard-titles
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func show() {
    window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()  // expect: root view:HomeViewController from object:AppDelegate
  }
}

// expect-next: node view:HomeViewController screen reachable title In the bar
class HomeViewController: UIViewController {}

// expect-next: node view:CodeViewController screen reachable title By code
class CodeViewController: UIViewController {
  override func viewDidLoad() { title = "By code" }
}
