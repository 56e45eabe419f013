// idiom: coordinators/root-through-builders
import UIKit

final class SplashController: UIViewController {}
final class ShelfController: UIViewController {}

class Coordinator: NSObject {
  private var children: [Coordinator] = []
  private(set) var stack: UINavigationController

  init(_ stack: UINavigationController) {
    self.stack = stack
    super.init()
  }

  final func start() { start(url: nil) }
  func start(url: URL?) {}
  func start(_ child: Coordinator) { start(child, url: nil) }
  func start(_ child: Coordinator, url: URL?) {
    children.append(child)
    child.start(url: url)
  }
  // One that a subclass replaces, and its namesake for a list.
  func set(_ controller: UIViewController, animated: Bool = true) { set([controller], animated: animated) }
  func set(_ controllers: [UIViewController], animated: Bool = true) { stack.setViewControllers(controllers, animated: animated) }
}

final class AppCoordinator: Coordinator {
  private let builder: CoordinatorBuilder
  private var isFirst = true

  init(builder: CoordinatorBuilder, stack: UINavigationController) {
    self.builder = builder
    super.init(stack)
  }

  override func start(url: URL?) {
    if isFirst { startSplash() } else { startShelf() }
  }
  private func startSplash() {
    let child = builder.splash(stack: stack) { [weak self] in
      self?.isFirst = false
      self?.startShelf()
    }
    start(child)  // expect: embeds view:SplashController from object:AppCoordinator
  }
  private func startShelf() {
    let child = builder.shelf(stack: stack)
    start(child)  // expect: embeds view:ShelfController from object:AppCoordinator
  }
}

final class SplashCoordinator: Coordinator {
  private let completion: () -> Void
  init(_ stack: UINavigationController, completion: @escaping () -> Void) {
    self.completion = completion
    super.init(stack)
  }
  override func start(url: URL?) {
    set(SplashController())  // expect: embeds view:SplashController from object:SplashCoordinator through Coordinator.set
  }
}

final class ShelfCoordinator: Coordinator {
  override func set(_ controller: UIViewController, animated: Bool) { super.set(controller, animated: false) }
  override func start(url: URL?) {
    set(ShelfController())  // expect: embeds view:ShelfController from object:ShelfCoordinator through ShelfCoordinator.set, Coordinator.set
  }
}

final class CoordinatorBuilder {
  func app(stack: UINavigationController) -> Coordinator { AppCoordinator(builder: self, stack: stack) }
  func splash(stack: UINavigationController, completion: @escaping () -> Void) -> Coordinator {
    SplashCoordinator(stack, completion: completion)
  }
  func shelf(stack: UINavigationController) -> Coordinator { ShelfCoordinator(stack) }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private lazy var navigation: UINavigationController = {
    let controller = UINavigationController()
    controller.setNavigationBarHidden(true, animated: false)
    return controller
  }()
  private lazy var builder = CoordinatorBuilder()
  private lazy var app = builder.app(stack: navigation)

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = navigation  // expect: root view:SplashController from object:SceneDelegate; root view:ShelfController from object:SceneDelegate
    app.start(url: nil)  // expect: embeds view:SplashController from object:SceneDelegate; embeds view:ShelfController from object:SceneDelegate
  }
}
