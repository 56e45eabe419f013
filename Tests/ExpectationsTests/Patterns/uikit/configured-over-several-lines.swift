// idiom: uikit/configured-over-several-lines
import UIKit

final class ShelfController: UIViewController {
  func addBook() {
    let form = BookFormController()
    form.title = "New book"
    form.isModalInPresentation = true
    let stack = UINavigationController(rootViewController: form)
    stack.navigationBar.prefersLargeTitles = true
    stack.modalPresentationStyle = .pageSheet
    if let sheet = stack.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(stack, animated: true)  // expect: sheet view:BookFormController from view:ShelfController presentation style=pageSheet
  }

  func scan() {
    let scanner = ScannerController()
    scanner.modalPresentationStyle = .overFullScreen
    scanner.modalTransitionStyle = .crossDissolve
    // expect-next: fullScreenCover view:ScannerController from view:ShelfController presentation style=overFullScreen
    navigationController?.present(scanner, animated: true) { scanner.view.alpha = 1 }
  }

  func sort(from button: UIBarButtonItem) {
    let options = SortController()
    options.modalPresentationStyle = .popover
    options.preferredContentSize = CGSize(width: 200, height: 300)
    guard let popover = options.popoverPresentationController else { return }
    popover.barButtonItem = button
    present(options, animated: true, completion: nil)  // expect: popover view:SortController from view:ShelfController
  }

  func read() {
    var pages: UIViewController
    pages = ReaderController()
    pages.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(pages, animated: true)  // expect: push view:ReaderController from view:ShelfController
  }
}

final class BookFormController: UIViewController {}
final class ScannerController: UIViewController {}
final class SortController: UITableViewController {}
final class ReaderController: UIViewController {}
