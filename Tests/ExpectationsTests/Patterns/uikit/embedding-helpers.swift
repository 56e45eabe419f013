// idiom: uikit/embedding-helpers
// check: all
import UIKit

extension UIViewController {
  func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

final class FrameController: UIViewController {
  private let list = ListController()
  private lazy var map = MapController()

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(list, in: view)  // expect: embeds view:ListController from view:FrameController through UIViewController.embed
  }

  func showMap() {
    list.willMove(toParent: nil)
    list.removeFromParent()
    addChild(map)  // expect: embeds view:MapController from view:FrameController
  }
}

final class ListController: UIViewController {}
final class MapController: UIViewController {}
