// idiom: uikit/overload-for-a-hosting-controller
import SwiftUI
import UIKit

protocol Presenter: AnyObject {
  var root: UIViewController { get }
}

extension Presenter {
  func present(_ controller: UIViewController, isAnimated: Bool = true) {
    root.present(controller, animated: isAnimated)  // expect: none
  }
}

final class HomeCoordinator: Presenter {
  let root = UINavigationController(rootViewController: HomeController())

  func present(_ view: some View, isAnimated: Bool = true) {
    let controller = UIHostingController(rootView: view)
    present(controller, isAnimated: isAnimated)  // expect: none
  }

  func showHelp() {
    present(HelpView())  // expect: sheet view:HelpView from object:HomeCoordinator
  }

  func showList() {
    present(ListController())  // expect: sheet view:ListController from object:HomeCoordinator
  }
}

final class HomeController: UIViewController {}
final class ListController: UITableViewController {}
struct HelpView: View { var body: some View { Text("Help") } }
