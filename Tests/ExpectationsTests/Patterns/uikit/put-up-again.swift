// idiom: uikit/put-up-again
import UIKit

final class Notices {
  let root: UIViewController
  private var shown: [String: (UIAlertController, Int)] = [:]

  init(root: UIViewController) { self.root = root }

  func show(_ controller: UIViewController) {
    root.present(controller, animated: true)
  }

  func ask(_ name: String) {
    let alert = UIAlertController(title: name, message: nil, preferredStyle: .alert)
    shown[name] = (alert, 0)
    show(alert)  // expect: alert alert:Notices from object:Notices through Notices.show
  }

  // What stood above the alert is taken down with it, and put up again: it was shown before, and leads nowhere new.
  func takeDown(_ name: String) {
    guard let entry = shown[name] else { return }
    takeDown(entry.0)
  }

  private func takeDown(_ alert: UIAlertController) {
    var above: [UIAlertController] = []
    var current = alert
    while let next = current.presentedViewController as? UIAlertController {
      above.append(next)
      current = next
    }
    alert.dismiss(animated: false) {  // expect: return dismiss
      for alert in above.reversed() { self.show(alert) }
    }
  }
}

final class ListController: UIViewController {
  lazy var notices = Notices(root: self)

  func forget() {
    notices.takeDown("sync")  // expect: return dismiss
  }
}
