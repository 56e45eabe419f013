// idiom: uikit/search-and-previews
// check: all
import UIKit

final class CatalogController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let results = ResultsController()
    let search = UISearchController(searchResultsController: results)
    navigationItem.searchController = search  // expect: embeds view:ResultsController from view:CatalogController
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(  // expect: embeds view:PreviewController from view:CatalogController
      identifier: nil,
      previewProvider: { PreviewController() },
      actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Open") { [weak self] _ in
            self?.show(ItemController(), sender: nil)  // expect: push view:ItemController from view:CatalogController
          }
        ])
      })
  }
}

final class ResultsController: UITableViewController {
  func choose() {
    presentingViewController?.navigationController?.pushViewController(ItemController(), animated: true)  // expect: push view:ItemController from view:ResultsController
  }
}
final class PreviewController: UIViewController {
  func open() { present(ItemController(), animated: true) }  // expect: sheet view:ItemController from view:PreviewController
}
final class ItemController: UIViewController {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window?.rootViewController = UINavigationController(rootViewController: CatalogController())  // expect: root view:CatalogController from object:AppDelegate
    return true
  }
}
