// idiom: uikit/generic-instantiate
import UIKit

protocol StoryboardMade {
  static var boardName: String { get }
}

extension StoryboardMade where Self: UIViewController {
  static var boardName: String { "Main" }
  static func instantiate() -> Self {
    let board = UIStoryboard(name: boardName, bundle: nil)
    return board.instantiateViewController(withIdentifier: String(describing: self)) as! Self
  }
}

extension UIStoryboard {
  func make<T: UIViewController>(_ type: T.Type) -> T {
    instantiateViewController(withIdentifier: "\(type)") as! T
  }
}

extension UIViewController {
  class func fromNib() -> Self { Self(nibName: String(describing: self), bundle: nil) }
}

final class DeskController: UIViewController {
  func openDrawer() {
    let drawer = DrawerController.instantiate()
    drawer.title = "Drawer"
    navigationController?.pushViewController(drawer, animated: true)  // expect: push view:DrawerController from view:DeskController
  }
  func openLamp() {
    let lamp = UIStoryboard(name: "Main", bundle: nil).make(LampController.self)
    present(lamp, animated: true)  // expect: sheet view:LampController from view:DeskController
  }
  func openPen() {
    let pen: PenController = PenController.fromNib()
    show(pen, sender: nil)  // expect: push view:PenController from view:DeskController
  }
  func openBook() {
    guard let book = storyboard?.instantiateViewController(identifier: "BookController") as? BookController else { return }
    present(book, animated: true)  // expect: sheet view:BookController from view:DeskController
  }
}

final class DrawerController: UIViewController, StoryboardMade {}
final class LampController: UIViewController {}
final class PenController: UIViewController {}
final class BookController: UIViewController {}
