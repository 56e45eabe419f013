import Returns
import SwiftUI
import UIKit

final class CounterViewController: UIViewController {
  private let orders = ["1204", "1205", "1211"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    if !Staff.isSignedIn {
      present(SignInViewController(), animated: false)
    }
  }

  @IBAction func orderTapped(_ sender: UIButton) {
    performSegue(withIdentifier: "showOrder", sender: sender)
  }

  @IBAction func returnTapped() {
    present(UIHostingController(rootView: ReturnsView()), animated: true)
  }

  @IBAction func scanTapped() {
    let scanner = ScannerViewController()
    scanner.onFound = { [weak self] number in
      self?.showPickup(number: number)
    }
    present(scanner, animated: true)
  }

  private func showPickup(number: String) {
    dismiss(animated: true)
    present(PickupViewController(number: number), animated: true)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let order = segue.destination as? OrderViewController, let button = sender as? UIButton {
      order.number = orders[button.tag]
    }
  }
}
