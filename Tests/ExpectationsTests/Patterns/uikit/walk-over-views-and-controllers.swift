// idiom: uikit/walk-over-views-and-controllers
import UIKit

// Each step leads to things of the same kind: seen from outside it would go on without end.
extension UIViewController {
  var topMost: UIViewController? {
    if let presented = presentedViewController { return presented.topMost }
    if let tabs = self as? UITabBarController, let selected = tabs.selectedViewController { return selected.topMost }
    if let stack = self as? UINavigationController, let visible = stack.visibleViewController { return visible.topMost }
    if let pages = self as? UIPageViewController { return pages.viewControllers?.first?.topMost ?? self }
    for subview in self.view?.subviews ?? [] {
      if let child = subview.next as? UIViewController { return child.topMost }
    }
    return self
  }
}

final class DetailController: UIViewController {}

final class HomeController: UITableViewController {
  lazy var picker: UIImagePickerController = {
    let picker = UIImagePickerController()
    picker.sourceType = .camera
    return picker
  }()
  func open() {
    topMost?.present(DetailController(), animated: true)  // expect: sheet view:DetailController from view:HomeController
    present(picker, animated: true)  // expect: sheet external:UIImagePickerController from view:HomeController
  }
}
