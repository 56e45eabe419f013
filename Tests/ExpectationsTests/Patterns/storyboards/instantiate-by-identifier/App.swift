// idiom: storyboards/instantiate-by-identifier
import UIKit

enum Board: String {
  case library = "Library"
  var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
}

extension UIStoryboard {
  static var library: UIStoryboard { UIStoryboard(name: "Library", bundle: .main) }
}

final class LibraryController: UIViewController {
  func cast() {
    let library = UIStoryboard(name: "Library", bundle: nil)
    let shelf = library.instantiateViewController(withIdentifier: "shelf") as! ShelfController
    navigationController?.pushViewController(shelf, animated: true)  // expect: push view:ShelfController from view:LibraryController exact
  }
  func uncast() {
    let loan = UIStoryboard.library.instantiateViewController(withIdentifier: "loan")
    present(loan, animated: true)  // expect: fullScreenCover view:LoanController from view:LibraryController exact presentation style=fullScreen
  }
  func sameStoryboard() {
    guard let reader = storyboard?.instantiateViewController(withIdentifier: "reader") else { return }
    show(reader, sender: nil)  // expect: push view:ReaderController from view:LibraryController exact
  }
  func byCase() {
    let shelf = Board.library.instance.instantiateViewController(withIdentifier: "shelf")
    present(shelf, animated: true)  // expect: sheet view:ShelfController from view:LibraryController exact
  }
  func withCreator() {
    let loan = UIStoryboard.library.instantiateViewController(identifier: "loan") { coder in LoanController(coder: coder) }
    navigationController?.pushViewController(loan, animated: true)  // expect: push view:LoanController from view:LibraryController exact
  }
  func inAStack() {
    let stack = UIStoryboard.library.instantiateViewController(withIdentifier: "shelfStack") as! UINavigationController
    present(stack, animated: true)  // expect: sheet view:ShelfController from view:LibraryController exact
  }
  func open(_ identifier: String) {
    let controller = UIStoryboard.library.instantiateViewController(withIdentifier: identifier)
    navigationController?.pushViewController(controller, animated: true)
  }
  func openReader() {
    open("reader")  // expect: push view:ReaderController from view:LibraryController exact
  }
}

final class ShelfController: UIViewController {}
final class LoanController: UIViewController {}
final class ReaderController: UIViewController {}
