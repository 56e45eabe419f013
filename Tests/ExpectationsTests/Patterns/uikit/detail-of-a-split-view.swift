// idiom: uikit/detail-of-a-split-view
import UIKit

final class NoteController: UIViewController {}
final class HelpController: UIViewController {}

final class NotesController: UIViewController {
  func open() {
    // expect-next: column view:NoteController from view:NotesController
    splitViewController?.showDetailViewController(UINavigationController(rootViewController: NoteController()), sender: self)
  }
  // Without a split view round it this is a push.
  func help() {
    showDetailViewController(HelpController(), sender: self)  // expect: push|column view:HelpController from view:NotesController
  }
}
