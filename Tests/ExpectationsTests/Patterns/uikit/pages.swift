// idiom: uikit/pages
import UIKit

final class TourController: UIPageViewController, UIPageViewControllerDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([FirstPageController()], direction: .forward, animated: false)  // expect: embeds view:FirstPageController from view:TourController
  }

  func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController) -> UIViewController? {
    controller is LastPageController ? FirstPageController() : nil
  }

  func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController) -> UIViewController? {
    guard controller is FirstPageController else { return nil }
    return LastPageController()  // expect: embeds view:LastPageController from view:TourController
  }
}

final class FirstPageController: UIViewController {}
final class LastPageController: UIViewController {
  func finish() {
    present(GiftController(), animated: true)  // expect: sheet view:GiftController from view:LastPageController
  }
}
final class GiftController: UIViewController {}

final class HostController: UIViewController {
  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pages)
    pages.setViewControllers([LastPageController()], direction: .forward, animated: false)  // expect: embeds view:LastPageController from view:HostController
  }
}
