// idiom: liveness/named-by-type
import UIKit

enum Route {
  case map  // expect: node route:Route.map mapped used reachable
  case gear  // expect: node route:Route.gear mapped used reachable
  case base  // expect: node route:Route.base mapped used reachable
  case lost  // expect: node route:Route.lost mapped used
}

final class Navigator {
  static let shared = Navigator()
  let stack = UINavigationController()
  func go(_ route: Route) { stack.pushViewController(screen(route), animated: true) }
  private func screen(_ route: Route) -> UIViewController {
    switch route {
    case .map: return MapController()  // expect: builds view:MapController from route:Route.map
    case .gear: return GearController()  // expect: builds view:GearController from route:Route.gear
    case .base: return BaseCampController()  // expect: builds view:BaseCampController from route:Route.base
    case .lost: return LostController()  // expect: builds view:LostController from route:Route.lost
    }
  }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window?.rootViewController = CampController()
    Screens.shared.register(PeakController.self)
    return true
  }
}

// The table of screens is kept by code that was not read.
final class PeakController: UIViewController {  // expect: node view:PeakController reachable
  @objc func tapped() { Navigator.shared.go(.map) }  // expect: push route:Route.map from view:PeakController through Navigator.go
  @objc func look() { _ = Box<ViewPoint>(1) }
}
// Named by what is named.
final class ViewPoint: UIView {  // expect: node view:ViewPoint reachable
  @objc func tapped() { Navigator.shared.go(.gear) }  // expect: push route:Route.gear from view:ViewPoint through Navigator.go
}
// What stands in a superclass happens in its heirs.
class BaseController: UIViewController {  // expect: node view:BaseController reachable
  @objc func tapped() { Navigator.shared.go(.base) }  // expect: push route:Route.base from view:BaseController through Navigator.go
}
final class CampController: BaseController {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
// It names itself, and nobody else does.
final class Forgotten: UIView {  // expect: node view:Forgotten
  static let name = String(describing: Forgotten.self)
  @objc func tapped() { Navigator.shared.go(.lost) }  // expect: push route:Route.lost from view:Forgotten through Navigator.go
}

final class MapController: UIViewController {}
final class GearController: UIViewController {}
final class BaseCampController: UIViewController {}
final class LostController: UIViewController {}
