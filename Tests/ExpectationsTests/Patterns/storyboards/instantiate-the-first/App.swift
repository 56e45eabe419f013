// idiom: storyboards/instantiate-the-first
import UIKit

final class WelcomeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = UIStoryboard(name: "Welcome", bundle: nil).instantiateInitialViewController()  // expect: root view:WelcomeController from object:WelcomeSceneDelegate exact
  }
}

final class WelcomeController: UIViewController {
  func next() {
    guard let tour = UIStoryboard(name: "Tour", bundle: nil).instantiateInitialViewController() else { return }
    present(tour, animated: true)  // expect: sheet view:TourController from view:WelcomeController exact
  }
}
final class TourController: UIViewController {}
