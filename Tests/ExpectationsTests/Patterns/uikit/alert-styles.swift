// idiom: uikit/alert-styles
import UIKit

class BaseController: UIViewController {
  func showError(_ error: Error) {
    let alert = UIAlertController(title: "Oh", message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)  // expect: alert alert:BaseController from view:BaseController
  }
}

final class NotesController: BaseController {
  func more() {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Edit", style: .default) { [weak self] _ in
      self?.present(NoteFormController(), animated: true)  // expect: sheet view:NoteFormController from view:NotesController
    })
    menu.addAction(UIAlertAction(title: "Remove", style: .destructive) { [unowned self] _ in confirm() })
    menu.popoverPresentationController?.sourceView = view
    present(menu, animated: true)  // expect: confirmationDialog alert:NotesController from view:NotesController
  }

  private func confirm() {
    let question = UIAlertController(title: "Remove?", message: nil, preferredStyle: UIAlertController.Style.alert)
    present(question, animated: true)  // expect: alert alert:NotesController from view:NotesController
  }

  func save() {
    do { try write() } catch { showError(error) }  // expect: none
  }

  private func write() throws {}
}

final class NoteFormController: UIViewController {}
