// idiom: uikit/extensions-of-objective-c
// Classes that Objective-C declares are nodes: what Swift shows in extensions of them is theirs, and their code may open what it names.
import UIKit

extension LighthouseController {
  @objc func lampWasTapped() {
    present(LampController(), animated: true)  // expect: sheet view:LampController from view:LighthouseController
  }
  @IBAction func logWasTapped() {
    navigationController?.pushViewController(LogController(), animated: true)  // expect: push view:LogController from view:LighthouseController
  }
}

extension AppDelegate {
  @objc func showStorm() {
    window?.rootViewController?.present(StormController(), animated: true)  // expect: sheet view:StormController from object:AppDelegate
  }
}

final class LampController: UIViewController {  // expect: node view:LampController reachable screen
  func back() {
    present(LighthouseController(), animated: true)  // expect: sheet view:LighthouseController from view:LampController
  }
}
final class LogController: UIViewController {}  // expect: node view:LogController reachable screen
final class StormController: UIViewController {}  // expect: node view:StormController reachable screen
final class HistoryController: UIViewController {}  // expect: node view:HistoryController reachable screen
final class NobodysController: UIViewController {}  // expect: node view:NobodysController unused
final class KeeperController: UIViewController {}  // expect: node view:KeeperController reachable screen
