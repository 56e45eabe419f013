// idiom: coordinators/scene-builder
import UIKit

enum Scene {
  case menu  // expect: node route:Scene.menu mapped used
  case dish(String)  // expect: node route:Scene.dish mapped used
  case bill  // expect: node route:Scene.bill mapped used
  case kitchen  // expect: node route:Scene.kitchen mapped
}

extension Scene {
  func controller() -> UIViewController {
    switch self {
    case .menu: return MenuController()  // expect: builds view:MenuController from route:Scene.menu
    case .dish(let name):
      let dish = DishController()
      dish.title = name
      return dish
    case .bill: return BillController()
    case .kitchen: return KitchenController()
    }
  }
}

enum Transition {
  case root(Scene)
  case push(Scene)
  case modal(Scene)
}

final class SceneCoordinator {
  private let window: UIWindow
  private var current: UINavigationController?
  init(window: UIWindow) { self.window = window }

  // Nobody calls it.
  func transition(to scene: Scene, modally: Bool = false) {
    let controller = scene.controller()
    if modally {
      current?.present(controller, animated: true)  // expect: unresolved sheet from object:SceneCoordinator
    } else {
      current?.pushViewController(controller, animated: true)  // expect: unresolved push from object:SceneCoordinator
    }
  }

  func perform(_ transition: Transition) {
    switch transition {
    case .root(let scene):
      window.rootViewController = scene.controller()
    case .push(let scene):
      current?.pushViewController(scene.controller(), animated: true)
    case .modal(let scene):
      current?.present(scene.controller(), animated: true)
    }
  }
}

final class MenuController: UIViewController {
  var coordinator: SceneCoordinator?
  func open() {
    coordinator?.perform(.push(.dish("Soup")))  // expect: push route:Scene.dish from view:MenuController through SceneCoordinator.perform
  }
  func pay() {
    coordinator?.perform(.modal(.bill))  // expect: sheet route:Scene.bill from view:MenuController through SceneCoordinator.perform
  }
}
final class DishController: UIViewController {}
final class BillController: UIViewController {}
final class KitchenController: UIViewController {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow()
    self.window = window
    SceneCoordinator(window: window).perform(.root(.menu))  // expect: root route:Scene.menu|view:MenuController from object:AppDelegate
    return true
  }
}
