// idiom: coordinators/base-with-routes
import UIKit

class BaseCoordinator<Route> {
  let navigation: UINavigationController
  var children: [AnyObject] = []
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {}
  func trigger(_ route: Route) {}
}

enum TripRoute {
  case list  // expect: node route:TripRoute.list mapped used
  case trip(id: Int)  // expect: node route:TripRoute.trip mapped used
  case packing  // expect: node route:TripRoute.packing mapped used
}

final class TripCoordinator: BaseCoordinator<TripRoute> {
  override func start() {
    trigger(.list)  // expect: embeds view:TripListController from object:TripCoordinator
  }

  override func trigger(_ route: TripRoute) {
    switch route {
    case .list:
      let list = TripListController()
      list.coordinator = self
      navigation.setViewControllers([list], animated: false)
    case .trip(let id):
      navigation.pushViewController(TripController(id: id), animated: true)  // expect: builds view:TripController from route:TripRoute.trip
    case .packing:
      navigation.present(PackingController(), animated: true)
    }
  }
}

final class TripListController: UITableViewController {
  weak var coordinator: TripCoordinator?
  func open() {
    coordinator?.trigger(.trip(id: 1))  // expect: push route:TripRoute.trip from view:TripListController through TripCoordinator.trigger
  }
  func pack() {
    coordinator?.trigger(.packing)  // expect: sheet route:TripRoute.packing from view:TripListController through TripCoordinator.trigger
  }
}

final class TripController: UIViewController {
  init(id: Int) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
final class PackingController: UIViewController {}
