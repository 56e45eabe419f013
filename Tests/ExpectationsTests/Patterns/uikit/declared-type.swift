// idiom: uikit/declared-type
import UIKit

final class NoticeController: UIViewController {}

final class Front: UIViewController {
  private func put(_ controller: UIAlertController) {
    present(controller, animated: true, completion: nil)
  }

  func again() {
    // expect-next: alert alert:Front from view:Front
    if let alert = navigationController?.topViewController as? UIAlertController { put(alert) }
  }

  func notice(from storyboard: UIStoryboard) {
    guard let controller = storyboard.instantiateInitialViewController() as? NoticeController else { return }
    present(controller, animated: true, completion: nil)  // expect: sheet view:NoticeController from view:Front inferred
  }
}
