// idiom: coordinators/stack-handed-through-a-builder
import UIKit

final class SplashController: UIViewController {}
final class ShelfController: UIViewController {}

protocol Coordinator: AnyObject {
  var root: UINavigationController { get }
  func start()
}

final class AppCoordinator: Coordinator {
  let root: UINavigationController
  private let builder: Builder
  private lazy var shelf = builder.shelf(root: root)
  init(builder: Builder, root: UINavigationController) {
    self.builder = builder
    self.root = root
  }
  // What it begins with is a child's.
  func start() {
    let child = builder.splash(root: root)
    child.start()  // expect: push view:SplashController from object:AppCoordinator through SplashCoordinator.start
  }
  func showShelf() {
    shelf.start()  // expect: push view:ShelfController from object:AppCoordinator through ShelfCoordinator.start
  }
}

final class SplashCoordinator: Coordinator {
  let root: UINavigationController
  init(root: UINavigationController) { self.root = root }
  func start() {
    root.pushViewController(SplashController(), animated: false)  // expect: push view:SplashController from object:SplashCoordinator
  }
}

final class ShelfCoordinator: Coordinator {
  let root: UINavigationController
  init(root: UINavigationController) { self.root = root }
  func start() {
    root.pushViewController(ShelfController(), animated: true)  // expect: push view:ShelfController from object:ShelfCoordinator
  }
}

final class Builder {
  func app(root: UINavigationController) -> AppCoordinator { AppCoordinator(builder: self, root: root) }
  func splash(root: UINavigationController) -> SplashCoordinator { SplashCoordinator(root: root) }
  func shelf(root: UINavigationController) -> ShelfCoordinator { ShelfCoordinator(root: root) }
  func other() -> SplashCoordinator { SplashCoordinator(root: UINavigationController()) }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private lazy var navigation: UINavigationController = {
    let controller = UINavigationController()
    controller.setNavigationBarHidden(true, animated: false)
    return controller
  }()
  private lazy var builder = Builder()
  private lazy var app = builder.app(root: navigation)

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = navigation  // expect: root view:SplashController from object:SceneDelegate
    app.start()  // expect: push view:SplashController from object:SceneDelegate through AppCoordinator.start, SplashCoordinator.start
    app.showShelf()  // expect: push view:ShelfController from object:SceneDelegate through AppCoordinator.showShelf, ShelfCoordinator.start
  }
}

final class HostController: UIViewController {
  private let navigation = UINavigationController()
  private lazy var builder = Builder()
  private lazy var app = builder.app(root: navigation)

  func open() {
    guard isViewLoaded else { return }
    app.start()  // expect: push view:SplashController from view:HostController through AppCoordinator.start, SplashCoordinator.start
    app.showShelf()  // expect: push view:ShelfController from view:HostController through AppCoordinator.showShelf, ShelfCoordinator.start
    present(navigation, animated: true)  // expect: sheet view:SplashController from view:HostController
  }
}
