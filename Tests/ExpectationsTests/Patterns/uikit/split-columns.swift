// idiom: uikit/split-columns
import UIKit

final class MailSplitController: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewController(FoldersController(), for: .primary)  // expect: column view:FoldersController from view:MailSplitController
    let letters = UINavigationController(rootViewController: LettersController())
    setViewController(letters, for: .supplementary)  // expect: column view:LettersController from view:MailSplitController
    setViewController(EmptyLetterController(), for: .secondary)  // expect: column view:EmptyLetterController from view:MailSplitController
  }
}

final class OldSplitController: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // expect-next: column view:FoldersController from view:OldSplitController; column view:EmptyLetterController from view:OldSplitController
    viewControllers = [UINavigationController(rootViewController: FoldersController()), EmptyLetterController()]
  }
}

final class LettersController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    splitViewController?.setViewController(LetterController(), for: .secondary)  // expect: column view:LetterController from view:LettersController
    splitViewController?.show(.secondary)  // expect: none
  }
  func open() {
    showDetailViewController(LetterController(), sender: self)  // expect: push|column view:LetterController from view:LettersController
  }
}

final class FoldersController: UITableViewController {}
final class EmptyLetterController: UIViewController {}
final class LetterController: UIViewController {}
