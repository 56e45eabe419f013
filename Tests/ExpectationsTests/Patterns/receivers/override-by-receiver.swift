// idiom: receivers/override-by-receiver
import UIKit

class Stage {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func begin() {}
}
final class MapStage: Stage {
  override func begin() {
    navigation.pushViewController(MapController(), animated: true)  // expect: push view:MapController from object:MapStage
  }
}
final class RadarStage: Stage {
  override func begin() {
    navigation.present(RadarController(), animated: true)  // expect: sheet view:RadarController from object:RadarStage
  }
}

class Screens {
  func detail() -> UIViewController { SmallDetailController() }
}
final class WideScreens: Screens {
  override func detail() -> UIViewController { WideDetailController() }
}

final class PortController: UIViewController {
  private var stage: Stage?
  private let screens: Screens
  init(screens: Screens) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
  }
  func run(_ stage: Stage) { stage.begin() }  // expect: none
  @objc func map() {
    run(MapStage(navigation: navigationController!))  // expect: push view:MapController from view:PortController through PortController.run, MapStage.begin exact
  }
  @objc func radar() {
    let radar: Stage = RadarStage(navigation: navigationController!)
    radar.begin()  // expect: sheet view:RadarController from view:PortController through RadarStage.begin exact
  }
  @objc func kept() {
    stage = MapStage(navigation: navigationController!)
    stage?.begin()  // expect: push view:MapController from view:PortController through MapStage.begin exact
  }
  @objc func detail() {
    show(screens.detail(), sender: nil)  // expect: push view:WideDetailController from view:PortController exact
  }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let port = PortController(screens: WideScreens())
    window?.rootViewController = UINavigationController(rootViewController: port)
    return true
  }
}
final class MapController: UIViewController {}
final class RadarController: UIViewController {}
final class SmallDetailController: UIViewController {}
final class WideDetailController: UIViewController {}
