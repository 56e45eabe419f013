// idiom: uikit/optional-controller
// check: all
import UIKit

final class DoorController: UIViewController {
  var isOpen = false
  @objc func enter() {
    let room = isOpen ? RoomController() : nil
    room.map { navigationController?.pushViewController($0, animated: true) }  // expect: push view:RoomController from view:DoorController
  }
  @objc func leave() {
    (isOpen ? nil : StreetController()).map { present($0, animated: true) }  // expect: sheet view:StreetController from view:DoorController
  }
}
final class RoomController: UIViewController {}
final class StreetController: UIViewController {}
