import UIKit

final class PickupViewController: UIViewController {
  private let number: String

  init(number: String) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    number = ""
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fetch \(number)"
    view.backgroundColor = .systemBackground
  }
}
