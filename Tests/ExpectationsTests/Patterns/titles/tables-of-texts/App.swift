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

  func generated() {
    present(GeneratedViewController(), animated: true)  // expect: sheet view:GeneratedViewController from view:LiteralViewController
    present(AmbiguousViewController(), animated: true)  // expect: sheet view:AmbiguousViewController from view:LiteralViewController
  }
}

// What a generator makes of the tables is not read: its names are told by their keys.
// expect-next: node view:GeneratedViewController screen reachable title Photos of …
class GeneratedViewController: UIViewController {
  override func viewDidLoad() { title = L10n.photosOf("Ada") }
}

// expect-next: node view:AmbiguousViewController screen reachable untitled
class AmbiguousViewController: UIViewController {
  override func viewDidLoad() { title = L10n.twoKeys }
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}
