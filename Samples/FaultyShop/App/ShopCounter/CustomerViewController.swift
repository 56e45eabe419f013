import UIKit

final class CustomerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Customer"
  }

  @IBAction func doneTapped() {
    dismiss(animated: true)
  }
}
