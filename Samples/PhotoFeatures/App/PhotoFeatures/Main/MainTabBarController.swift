import SwiftUI
import UIKit

final class MainTabBarController: UITabBarController {
  weak var coordinator: MainCoordinator?
  private var galleryCoordinator: GalleryCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()

    let galleryNavigation = UINavigationController()
    galleryNavigation.tabBarItem = UITabBarItem(title: "Gallery", image: UIImage(systemName: "photo.stack"), tag: 0)
    galleryCoordinator = GalleryCoordinator(navigationController: galleryNavigation)
    galleryCoordinator?.start()

    let settings = UIHostingController(
      rootView: SettingsRootView(onEvent: { [weak self] event in
        self?.coordinator?.handle(event)
      }))
    settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape"), tag: 1)

    viewControllers = [galleryNavigation, settings]
  }
}
