// idiom: uikit/style-by-a-helper
import UIKit

class BaseController: UIViewController {
  func presentFull(_ controller: UIViewController) {
    let stack = UINavigationController(rootViewController: controller)
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true)
  }

  func presentOver(_ controller: UIViewController) {
    controller.modalPresentationStyle = .overCurrentContext
    present(controller, animated: true)
  }

  func push(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }
}

final class LobbyController: BaseController {
  func openBar() {
    presentFull(BarController())  // expect: fullScreenCover view:BarController from view:LobbyController through BaseController.presentFull
  }
  func openMap() {
    presentOver(MapController())  // expect: fullScreenCover view:MapController from view:LobbyController through BaseController.presentOver
  }
  func openRoom() {
    push(RoomController())  // expect: push view:RoomController from view:LobbyController through BaseController.push
  }
}

final class BarController: UIViewController {}
final class MapController: UIViewController {}
final class RoomController: BaseController {}
