// idiom: coordinators/stack-set-anew
import UIKit

final class HomeController: UIViewController {}
final class LoginController: UIViewController {}
final class ListController: UIViewController {}
final class DetailController: UIViewController {}

// What the maker calls is what the stack begins with; what others call later is not.
final class Session {
  let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func start() {
    stack.setViewControllers([HomeController()], animated: false)  // expect: embeds view:HomeController from object:Session
  }
  func logOut() {
    stack.setViewControllers([LoginController()], animated: true)  // expect: embeds|replace view:LoginController from object:Session
  }
}

final class Browser {
  let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func start() {
    stack.pushViewController(ListController(), animated: false)  // expect: push view:ListController from object:Browser
  }
  func showDetail() {
    stack.pushViewController(DetailController(), animated: true)  // expect: push view:DetailController from object:Browser
  }
}

final class RootController: UIViewController {
  private var session: Session?
  func open() {
    let stack = UINavigationController()
    let session = Session(stack: stack)
    self.session = session
    session.start()  // expect: embeds view:HomeController from view:RootController through Session.start
    present(stack, animated: true)  // expect: sheet view:HomeController from view:RootController
  }
  func leave() {
    session?.logOut()  // expect: embeds|replace view:LoginController from view:RootController through Session.logOut
  }
}

final class BarController: UITabBarController {
  private var browsers: [Browser] = []
  override func viewDidLoad() {
    let stack = UINavigationController()
    let browser = Browser(stack: stack)
    browser.start()  // expect: push view:ListController from view:BarController through Browser.start
    browsers = [browser]
    // expect-next: tab tab:BarController.ListController from view:BarController; tab view:ListController from tab:BarController.ListController
    viewControllers = [stack]
  }
}
