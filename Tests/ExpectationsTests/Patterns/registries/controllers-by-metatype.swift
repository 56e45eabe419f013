// idiom: registries/controllers-by-metatype
import UIKit

struct Entry { let title: String; let screen: UIViewController.Type }
enum Tool: CaseIterable {
  case saw, axe
  var screen: UIViewController.Type {
    switch self {
    case .saw: return SawController.self
    case .axe: return AxeController.self
    }
  }
}
enum Key { case left, right }
let bench: [Key: UIViewController.Type] = [.left: ViceController.self]

class ToolController: UIViewController {
  required init(shed: Shed) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
final class DrillController: ToolController {}

final class Shed: UITableViewController {
  let entries = [Entry(title: "Rake", screen: RakeController.self), Entry(title: "Hoe", screen: HoeController.self)]
  let pairs: [(String, UIViewController.Type)] = [("Pot", PotController.self)]
  let own: [ToolController.Type] = [DrillController.self]

  @objc func openEntry(_ index: Int) {
    // expect-next: push view:RakeController from view:Shed ambiguous; push view:HoeController from view:Shed ambiguous
    navigationController?.pushViewController(entries[index].screen.init(), animated: true)
  }
  @objc func openPair(_ index: Int) {
    show(pairs[index].1.init(), sender: nil)  // expect: push view:PotController from view:Shed
    let (_, type) = pairs[index]
    show(type.init(), sender: nil)  // expect: push view:PotController from view:Shed
  }
  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    // expect-next: sheet view:SawController from view:Shed ambiguous; sheet view:AxeController from view:Shed ambiguous
    openTool(Tool.allCases[path.row])
  }
  private func openTool(_ tool: Tool) {
    present(UINavigationController(rootViewController: tool.screen.init()), animated: true)
  }
  @objc func openOwn() {
    present(own[0].init(shed: self), animated: true)  // expect: sheet view:DrillController from view:Shed
  }
  @objc func openKey(_ key: Key) {
    if let type = bench[key] { present(type.init(), animated: true) }  // expect: sheet view:ViceController from view:Shed
  }
  @objc func openLocal() {
    let type: UIViewController.Type = NailController.self
    present(type.init(nibName: nil, bundle: nil), animated: true)  // expect: sheet view:NailController from view:Shed exact
  }
  @objc func openHanded() {
    open(BoltController.self)  // expect: sheet view:BoltController from view:Shed through Shed.open
  }
  private func open(_ type: UIViewController.Type) { present(type.init(), animated: true) }
  // Nobody says which.
  @objc func openAny(_ type: UIViewController.Type) {
    present(type.init(), animated: true)  // expect: unresolved sheet from view:Shed
  }
}

final class SawController: UIViewController {}
final class AxeController: UIViewController {}
final class ViceController: UIViewController {}
final class RakeController: UIViewController {}
final class HoeController: UIViewController {}
final class PotController: UIViewController {}
final class NailController: UIViewController {}
final class BoltController: UIViewController {}
