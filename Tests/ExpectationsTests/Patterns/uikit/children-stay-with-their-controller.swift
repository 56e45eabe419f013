// idiom: uikit/children-stay-with-their-controller
// check: all
import UIKit

class Holder: UIViewController {
  init(_ controllers: [UIViewController]) {
    super.init(nibName: nil, bundle: nil)
    controllers.forEach { addChild($0) }
  }
  required init?(coder: NSCoder) { nil }
}
final class MeadowController: Holder {
  init() { super.init([GrassController()]) }  // expect: embeds view:GrassController from view:MeadowController through Holder.init
  required init?(coder: NSCoder) { nil }
}
final class GrassController: UIViewController {}
final class BeeCell: UITableViewCell {}

final class HiveController: UIViewController {
  let table = UITableView()
  init() {
    super.init(nibName: nil, bundle: nil)
    addCells()
  }
  required init?(coder: NSCoder) { nil }
  func addCells() { table.register(BeeCell.self, forCellReuseIdentifier: "bee") }  // expect: embeds view:BeeCell from view:HiveController
}

final class FarmController: UIViewController {
  @objc func meadow() { present(MeadowController(), animated: true) }  // expect: sheet view:MeadowController from view:FarmController
  @objc func hive() { present(HiveController(), animated: true) }  // expect: sheet view:HiveController from view:FarmController
}
