import UIKit

final class OrderViewController: UIViewController {
  var number = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = number
  }

  @IBAction func customerTapped() {
    performSegue(withIdentifier: "showCustomer", sender: nil)
  }

  @IBAction func receiptTapped() {
    let receipt = UIActivityViewController(activityItems: ["Receipt \(number)"], applicationActivities: nil)
    present(receipt, animated: true)
  }
}
