// idiom: declarations/controller-by-a-packages-class

// The superclass comes from a package whose source is not read; what is overridden says that it is a controller.
import HarbourKit
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = UINavigationController(rootViewController: PierController())
  }
}

final class PierController: HarbourController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }

  func openBoat() {
    navigationController?.pushViewController(BoatController(), animated: true)  // expect: push view:BoatController from view:PierController
  }
}

final class BoatController: HarbourController {  // expect: node view:BoatController screen
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
  }
}
