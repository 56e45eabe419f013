// idiom: packages/transitions-of-coordinators
import UIKit
import XCoordinator

enum GardenRoute: Route {
  case beds
  case plant(String)
  case tools
  case login
  case back
  case shut
}

final class GardenCoordinator: NavigationCoordinator<GardenRoute> {
  init() { super.init(initialRoute: .beds) }  // expect: none

  override func prepareTransition(for route: GardenRoute) -> NavigationTransition {
    switch route {
    case .beds:
      let beds = BedsController(viewModel: BedsModel(router: unownedRouter))
      return .push(beds)  // expect: push view:BedsController from object:GardenCoordinator
    case .plant(let name):
      return .push(PlantController(name: name, router: unownedRouter), animation: .fade)  // expect: push view:PlantController from object:GardenCoordinator
    case .tools:
      let tools = ToolsController()
      tools.modalPresentationStyle = .fullScreen
      return .present(tools)  // expect: fullScreenCover view:ToolsController from object:GardenCoordinator
    case .login:
      // expect-next: return dismiss from object:GardenCoordinator; sheet view:WelcomeController from object:GardenCoordinator
      return .multiple(.dismiss(), .present(LoginCoordinator(garden: unownedRouter)))
    case .back: return .pop()  // expect: return pop from object:GardenCoordinator
    case .shut: return .none()
    }
  }
}

final class BedsModel {
  private let router: UnownedRouter<GardenRoute>
  init(router: UnownedRouter<GardenRoute>) { self.router = router }
  func select() {
    router.trigger(.plant("rose"))  // expect: push view:PlantController from object:BedsModel through GardenCoordinator.prepareTransition
  }
  func tools() {
    router.trigger(.tools, with: .init(animated: true))  // expect: fullScreenCover view:ToolsController from object:BedsModel through GardenCoordinator.prepareTransition
  }
  func later() -> Observable<Void> {
    router.rx.trigger(.plant("fern"))  // expect: push view:PlantController from object:BedsModel through GardenCoordinator.prepareTransition
  }
  func shut() { router.trigger(.shut) }  // expect: none
}
final class BedsController: UIViewController {
  init(viewModel: BedsModel) { super.init(nibName: nil, bundle: nil) }
}
final class PlantController: UIViewController {
  private let router: UnownedRouter<GardenRoute>
  init(name: String, router: UnownedRouter<GardenRoute>) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }
  @objc private func done() {
    router.trigger(.back)  // expect: return pop from view:PlantController
  }
}
final class ToolsController: UIViewController {}

enum LoginRoute: Route { case welcome, form, again }
final class LoginCoordinator: NavigationCoordinator<LoginRoute> {
  private let garden: UnownedRouter<GardenRoute>
  init(garden: UnownedRouter<GardenRoute>) {
    self.garden = garden
    super.init(initialRoute: .welcome)
  }
  override func prepareTransition(for route: LoginRoute) -> NavigationTransition {
    switch route {
    case .welcome: return .push(WelcomeController(router: unownedRouter))  // expect: push view:WelcomeController from object:LoginCoordinator
    case .again: return .trigger(.beds, on: garden)  // expect: push view:BedsController from object:LoginCoordinator through GardenCoordinator.prepareTransition
    case .form: return .push(FormController())  // expect: push view:FormController from object:LoginCoordinator
    }
  }
}
final class WelcomeController: UIViewController {
  private let router: UnownedRouter<LoginRoute>
  init(router: UnownedRouter<LoginRoute>) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }
  @objc private func form() {
    router.trigger(.form)  // expect: push view:FormController from view:WelcomeController through LoginCoordinator.prepareTransition
  }
  @objc private func again() {
    router.trigger(.again)  // expect: push view:BedsController from view:WelcomeController through LoginCoordinator.prepareTransition, GardenCoordinator.prepareTransition
  }
}
final class FormController: UIViewController {}

@main final class GardenDelegate: UIResponder, UIApplicationDelegate {
  private lazy var window = UIWindow()
  private let router = GardenCoordinator().strongRouter
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    router.setRoot(for: window)  // expect: root view:BedsController from object:GardenDelegate
    return true
  }
}
