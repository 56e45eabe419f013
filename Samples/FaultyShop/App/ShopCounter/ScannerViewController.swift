import UIKit

final class ScannerViewController: UIViewController {
  var onFound: ((String) -> Void)?

  func didRead(_ code: String) {
    onFound?(code)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // The simulator has no camera.
    didRead("1204")
  }
}
