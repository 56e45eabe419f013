import UIKit

final class SignInViewController: UIViewController {
  private let pin = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    pin.isSecureTextEntry = true
    pin.addTarget(self, action: #selector(pinEntered), for: .editingDidEnd)
    view.addSubview(pin)
  }

  @objc private func pinEntered() {
    Staff.isSignedIn = true
    dismiss(animated: true)
  }
}
