// idiom: uikit/present-with-a-completion
import UIKit

final class GardenViewController: UIViewController {
  func water() {
    let can = CanViewController()
    present(can, animated: true, completion: nil)  // expect: sheet view:CanViewController from view:GardenViewController direct
  }

  func share(_ text: String) {
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    // expect-next: sheet external:UIActivityViewController from view:GardenViewController direct
    present(sheet, animated: true, completion: { self.water() })
  }
}

final class CanViewController: UIViewController {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
    window?.rootViewController = GardenViewController()  
    return true
  }
}
