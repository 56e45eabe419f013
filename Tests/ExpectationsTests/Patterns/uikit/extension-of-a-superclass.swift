// idiom: uikit/extension-of-a-superclass
import UIKit
import SafariServices

final class DetailController: UIViewController {}

extension UIViewController {
  func openPage(_ url: URL) {
    present(SFSafariViewController(url: url), animated: true)  // expect: none
  }
  func showDetail() {
    navigationController?.pushViewController(DetailController(), animated: true)  // expect: none
  }
}

extension UINavigationController {
  func pushDetail() { pushViewController(DetailController(), animated: true) }  // expect: none
}

final class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    showDetail()  // expect: push view:DetailController from view:ListController through UIViewController.showDetail
    openPage(URL(fileURLWithPath: "/"))  // expect: sheet external:SFSafariViewController from view:ListController through UIViewController.openPage
  }
}

final class GridController: UICollectionViewController {
  func open() {
    self.showDetail()  // expect: push view:DetailController from view:GridController through UIViewController.showDetail
  }
}

final class StackController: UINavigationController {
  func open() {
    pushDetail()  // expect: push view:DetailController from view:StackController through UINavigationController.pushDetail
  }
}
