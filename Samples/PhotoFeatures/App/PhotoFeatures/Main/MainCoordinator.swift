import SwiftUI
import UIKit

/// Holds the window and does what no single feature can do: change the tab, show something above all tabs.
@MainActor
final class MainCoordinator {
  private let window: UIWindow
  private let tabBarController = MainTabBarController()

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    tabBarController.coordinator = self
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
  }

  func handle(_ event: SettingsEvent) {
    switch event {
    case .openGallery:
      tabBarController.selectedIndex = 0
    case .showOwnProfile(let member):
      presentProfile(of: member)
    }
  }

  private func presentProfile(of member: Member) {
    let rootView = MemberRootView(member: member, onEvent: { [weak self] in self?.handle($0) })
    let hostingController = UIHostingController(rootView: rootView)
    hostingController.modalPresentationStyle = .fullScreen
    tabBarController.present(hostingController, animated: true)
  }

  private func handle(_ event: MemberEvent) {
    switch event {
    case .closeRequested:
      tabBarController.dismiss(animated: true)
    }
  }
}
