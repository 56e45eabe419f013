// idiom: coordinators/protocol-local
import UIKit

protocol Coordinator: AnyObject { func start() }

final class RootCoordinator: Coordinator {
  private let navigation: UINavigationController
  private var children: [String: Coordinator] = [:]
  private var current: Coordinator?
  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let lake: Coordinator = LakeCoordinator(navigation: navigation)
    current = lake
    lake.start()  // expect: push view:LakeController from object:RootCoordinator through LakeCoordinator.start
  }

  func showForest() {
    children["forest"] = ForestCoordinator(navigation: navigation)
    // expect-next: push view:ForestController from object:RootCoordinator through ForestCoordinator.start
    // expect-next: maybe push view:LakeController from object:RootCoordinator ambiguous
    // expect-next: maybe push view:MeadowController from object:RootCoordinator ambiguous
    children["forest"]?.start()
  }

  func showMeadow() {
    let meadow = MeadowCoordinator(navigation: navigation)
    current = meadow
    meadow.start()  // expect: push view:MeadowController from object:RootCoordinator through MeadowCoordinator.start
  }
}

final class LakeCoordinator: Coordinator {
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() { navigation.pushViewController(LakeController(), animated: true) }  // expect: push view:LakeController from object:LakeCoordinator
}

final class ForestCoordinator: Coordinator {
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() { navigation.pushViewController(ForestController(), animated: true) }  // expect: push view:ForestController from object:ForestCoordinator
}

final class MeadowCoordinator: Coordinator {
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() { navigation.pushViewController(MeadowController(), animated: true) }  // expect: push view:MeadowController from object:MeadowCoordinator
}

final class LakeController: UIViewController {}
final class ForestController: UIViewController {}
final class MeadowController: UIViewController {}
