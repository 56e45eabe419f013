// idiom: receivers/demanded-property-by-receiver
import UIKit

protocol Module {
  var screen: UIViewController { get }
  func makeController() -> UIViewController
}
struct NewsModule: Module {
  var screen: UIViewController { NewsController() }
  func makeController() -> UIViewController { NewsController() }
}
struct MailModule: Module {
  var screen: UIViewController { MailController() }
  func makeController() -> UIViewController { MailController() }
}

final class ModuleRouter {
  let navigation = UINavigationController()
  func push(_ module: Module) { navigation.pushViewController(module.makeController(), animated: true) }  // expect: none
  func show(_ module: any Module) { navigation.present(module.screen, animated: true) }  // expect: none
  func open<M: Module>(_ module: M) { navigation.pushViewController(module.makeController(), animated: true) }  // expect: none
}

class OpeningController: UIViewController {
  func open(_ module: Module) { present(module.makeController(), animated: true) }  // expect: none
}
final class DeskController: OpeningController {
  let router = ModuleRouter()
  @objc func news() { router.push(NewsModule()) }  // expect: push view:NewsController from view:DeskController through ModuleRouter.push exact
  @objc func mail() { router.show(MailModule()) }  // expect: sheet view:MailController from view:DeskController through ModuleRouter.show exact
  @objc func generic() { router.open(NewsModule()) }  // expect: push view:NewsController from view:DeskController through ModuleRouter.open exact
  @objc func own() { open(MailModule()) }  // expect: sheet view:MailController from view:DeskController through OpeningController.open exact
}
final class NewsController: UIViewController {}
final class MailController: UIViewController {}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = DeskController()
  }
}
