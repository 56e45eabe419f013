// idiom: declarations/unusual-names-of-types
import UIKit

final class noteDetail: UIViewController {}
final class éditeur: UIViewController {}
final class `default`: UIViewController {}
final class 🗒: UIViewController {}

final class NotesController: UIViewController {
  final class inner: UIViewController {}
  @objc func openDetail() { present(noteDetail(), animated: true) }  // expect: sheet view:noteDetail from view:NotesController
  @objc func openEditor() { present(éditeur(), animated: true) }  // expect: sheet view:éditeur from view:NotesController
  @objc func openDefault() { present(`default`(), animated: true) }  // expect: sheet view:default from view:NotesController
  @objc func openNote() { present(🗒(), animated: true) }  // expect: sheet view:🗒 from view:NotesController
  @objc func openInner() { present(inner(), animated: true) }  // expect: sheet view:NotesController.inner from view:NotesController
  @objc func openLocal() {
    let noteDetail = noteDetail()
    show(noteDetail, sender: nil)  // expect: push view:noteDetail from view:NotesController
  }
}
