import SwiftUI
import UIKit

/// The list of photos is SwiftUI; this controller only gives it a place in the UIKit stack.
final class AlbumViewController: UIViewController {
  private let photos: [Photo]

  init(photos: [Photo]) {
    self.photos = photos
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    let list = UIHostingController(
      rootView: PhotoListView(photos: photos, onSelectPhoto: { [weak self] photo in
        self?.show(photo)
      }))
    addChild(list)
    view.addSubview(list.view)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.didMove(toParent: self)
  }

  private func show(_ photo: Photo) {
    let hostingController = UIHostingController(rootView: PhotoView(photo: photo))
    hostingController.sheetPresentationController?.detents = [.medium(), .large()]
    present(hostingController, animated: true)
  }
}
