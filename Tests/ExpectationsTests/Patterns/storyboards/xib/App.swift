// idiom: storyboards/xib
// check: all
import UIKit

final class CardController: UIViewController {}
final class CardView: UIView {}  // expect: node view:CardView component
final class CardBadge: UIView {}  // expect: node view:CardBadge component

/// Registered by the name of its class.
final class CardCell: UITableViewCell {
  @IBAction func open(_ sender: Any) {
    window?.rootViewController?.present(CardController(), animated: true)  // expect: sheet view:CardController from view:CardCell
  }
}

final class CardListController: UITableViewController {
  override func viewDidLoad() {
    tableView.register(UINib(nibName: "CardCell", bundle: nil), forCellReuseIdentifier: "card")  // expect: embeds view:CardCell from view:CardListController inferred
  }
}
