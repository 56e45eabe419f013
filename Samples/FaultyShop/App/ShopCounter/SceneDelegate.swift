import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    guard let url = contexts.first?.url, url.host == "pickup" else { return }
    showPickup(number: url.lastPathComponent)
  }

  private func showPickup(number: String) {
    let navigation = window?.rootViewController as? UINavigationController
    navigation?.pushViewController(PickupViewController(number: number), animated: true)
  }
}
