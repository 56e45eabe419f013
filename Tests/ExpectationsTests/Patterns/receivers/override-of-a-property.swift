// idiom: receivers/override-of-a-property
import UIKit

class Card {
  var face: UIViewController { PlainController() }
}
final class JokerCard: Card {
  override var face: UIViewController { JokerController() }
}
final class Table: NSObject {
  let host: UIViewController
  init(host: UIViewController) { self.host = host }
  func turn(_ card: Card) { host.present(card.face, animated: true) }  // expect: none
}
final class HandController: UIViewController {
  lazy var table = Table(host: self)
  @objc func joker() { table.turn(JokerCard()) }  // expect: sheet view:JokerController from view:HandController through Table.turn exact
  @objc func plain() { table.turn(Card()) }  // expect: sheet view:PlainController from view:HandController through Table.turn exact
}
final class PlainController: UIViewController {}
final class JokerController: UIViewController {}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = HandController()
  }
}
