// idiom: uikit/reused-cells
// check: all
import UIKit

enum Route {
  case drink  // expect: node route:Route.drink mapped used reachable
  case cake  // expect: node route:Route.cake mapped used reachable
  case bill  // expect: node route:Route.bill mapped used reachable
  case hint  // expect: node route:Route.hint mapped used reachable
  case chair  // expect: node route:Route.chair mapped used reachable
}

final class Navigator {
  static let shared = Navigator()
  let stack = UINavigationController()
  func go(_ route: Route) {
    stack.pushViewController(screen(route), animated: true)
  }
  private func screen(_ route: Route) -> UIViewController {
    switch route {
    case .drink: return DrinkController()  // expect: builds view:DrinkController from route:Route.drink
    case .cake: return CakeController()  // expect: builds view:CakeController from route:Route.cake
    case .bill: return BillController()  // expect: builds view:BillController from route:Route.bill
    case .hint: return HintController()  // expect: builds view:HintController from route:Route.hint
    case .chair: return ChairController()  // expect: builds view:ChairController from route:Route.chair
    }
  }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    // expect-next: root view:MenuController from object:AppDelegate
    window?.rootViewController = UINavigationController(rootViewController: MenuController())
    return true
  }
}

final class MenuController: UITableViewController {
  override func viewDidLoad() {
    tableView.register(DrinkCell.self, forCellReuseIdentifier: "drink")  // expect: embeds view:DrinkCell from view:MenuController exact
    tableView.register(UINib(nibName: String(describing: CakeCell.self), bundle: nil), forCellReuseIdentifier: "cake")  // expect: embeds view:CakeCell from view:MenuController
    // expect-next: embeds view:BillHeader from view:MenuController
    for header in [BillHeader.self] { tableView.register(header, forHeaderFooterViewReuseIdentifier: "bill") }
    tableView.tableFooterView = Bundle.main.loadNibNamed("HintView", owner: self)?.first as? HintView  // expect: embeds view:HintView from view:MenuController exact
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    guard path.row > 0 else { return table.dequeueReusableCell(withIdentifier: "drink", for: path) }
    // expect-next: embeds view:CakeCell from view:MenuController exact
    guard let cell = table.dequeueReusableCell(withIdentifier: "cake", for: path) as? CakeCell else { return UITableViewCell() }
    cell.textLabel?.text = "Cake"
    return cell
  }
}

final class DrinkCell: UITableViewCell {
  @objc func tapped() { Navigator.shared.go(.drink) }  // expect: push route:Route.drink from view:DrinkCell through Navigator.go
}
final class CakeCell: UITableViewCell {
  @objc func tapped() { Navigator.shared.go(.cake) }  // expect: push route:Route.cake from view:CakeCell through Navigator.go
}
final class BillHeader: UITableViewHeaderFooterView {
  @objc func tapped() { Navigator.shared.go(.bill) }  // expect: push route:Route.bill from view:BillHeader through Navigator.go
}
final class HintView: UIView {
  @objc func tapped() { Navigator.shared.go(.hint) }  // expect: push route:Route.hint from view:HintView through Navigator.go
}

// A data source that is no view: its cells are within reach all the same.
final class ChairSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "chair", for: path) as! ChairCell  // expect: none
  }
}
final class ChairCell: UICollectionViewCell {
  @objc func tapped() { Navigator.shared.go(.chair) }  // expect: push route:Route.chair from view:ChairCell through Navigator.go
}

final class DrinkController: UIViewController {}
final class CakeController: UIViewController {}
final class BillController: UIViewController {}
final class HintController: UIViewController {}
final class ChairController: UIViewController {}
