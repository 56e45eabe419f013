import SwiftUI
import UIKit

@MainActor
final class GalleryCoordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let grid = MemberGridViewController(members: Member.all)
    grid.coordinator = self
    navigationController.setViewControllers([grid], animated: false)
  }

  func showMember(_ member: Member) {
    let rootView = MemberRootView(member: member) { [weak self] event in
      self?.handle(event)
    }
    let hostingController = UIHostingController(rootView: rootView)
    hostingController.modalPresentationStyle = .fullScreen
    navigationController.present(hostingController, animated: true)
  }

  func showAlbum(with photos: [Photo]) {
    let album = AlbumViewController(photos: photos)
    album.title = "Everything"
    navigationController.pushViewController(album, animated: true)
  }

  private func handle(_ event: MemberEvent) {
    switch event {
    case .closeRequested:
      navigationController.dismiss(animated: true)
    }
  }
}
