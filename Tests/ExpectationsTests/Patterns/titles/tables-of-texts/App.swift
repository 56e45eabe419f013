// idiom: titles/tables-of-texts
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = HomeViewController()  // expect: root view:HomeViewController from object:AppDelegate
    return true
  }
}

// expect-next: node view:HomeViewController screen reachable title Home — “all” of it
class HomeViewController: UIViewController {
  override func viewDidLoad() { title = "home_title".localized }

  func other() {
    present(OtherViewController(), animated: true)  // expect: sheet view:OtherViewController from view:HomeViewController
  }
}

// expect-next: node view:OtherViewController screen reachable title Other table
class OtherViewController: UIViewController {
  override func viewDidLoad() { title = NSLocalizedString("other", tableName: "Other", comment: "") }

  func literal() {
    present(LiteralViewController(), animated: true)  // expect: sheet view:LiteralViewController from view:OtherViewController
  }
}

// A literal is shown as it is.
// expect-next: node view:LiteralViewController screen reachable title other
class LiteralViewController: UIViewController {
  override func viewDidLoad() { title = "other" }
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}
