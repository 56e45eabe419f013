// idiom: packages/own-transitions
import UIKit
import XCoordinator

enum TheatreRoute: Route { case foyer, stage, cellar }

extension Transition {
  static func presentWhole(_ screen: Presentable) -> Transition { .present(screen) }
}
extension Transition where RootViewController: UINavigationController {
  static func fade(_ screen: Presentable) -> Transition {
    let animation = Animation.fade
    return .push(screen, animation: animation)
  }
}

final class TheatreCoordinator: NavigationCoordinator<TheatreRoute> {
  init() { super.init(initialRoute: .foyer) }
  override func prepareTransition(for route: TheatreRoute) -> NavigationTransition {
    switch route {
    // expect-next: push view:FoyerController from object:TheatreCoordinator
    case .foyer: return .push(FoyerController(router: unownedRouter))
    // expect-next: sheet view:StageController from object:TheatreCoordinator through Transition.presentWhole
    case .stage: return .presentWhole(StageController())
    // expect-next: push view:CellarController from object:TheatreCoordinator through Transition.fade
    case .cellar: return .fade(CellarController())
    }
  }
}

final class FoyerController: UIViewController {
  let router: UnownedRouter<TheatreRoute>
  init(router: UnownedRouter<TheatreRoute>) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  @objc func enter() {
    // expect-next: sheet view:StageController from view:FoyerController through TheatreCoordinator.prepareTransition, Transition.presentWhole
    router.trigger(.stage)
  }
}
final class StageController: UIViewController {}
final class CellarController: UIViewController {}
