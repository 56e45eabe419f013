// idiom: uikit/stacks-made-empty
import UIKit

final class FirstController: UIViewController {}
final class SecondController: UIViewController {}
final class ThirdController: UIViewController {}
final class FourthController: UIViewController {}
final class FifthController: UIViewController {}
final class SixthController: UIViewController {}
final class LoginController: UIViewController {}
final class HomeController: UIViewController {}

final class StartController: UIViewController {
  private let kept = UINavigationController()
  private lazy var late: UINavigationController = {
    let stack = UINavigationController()
    stack.modalPresentationStyle = .fullScreen
    return stack
  }()

  func showKept() {
    kept.setViewControllers([FirstController()], animated: false)  // expect: embeds view:FirstController from view:StartController
    present(kept, animated: true)  // expect: sheet view:FirstController from view:StartController
  }
  func showLocal() {
    let stack = UINavigationController()
    stack.viewControllers = [SecondController()]  // expect: embeds view:SecondController from view:StartController
    present(stack, animated: true)  // expect: sheet view:SecondController from view:StartController
  }
  // What is pushed first is at the root.
  func showPushed() {
    let stack = UINavigationController()
    stack.pushViewController(ThirdController(), animated: false)  // expect: push view:ThirdController from view:StartController
    stack.pushViewController(FourthController(), animated: false)  // expect: push view:FourthController from view:StartController
    present(stack, animated: true)  // expect: sheet view:ThirdController from view:StartController
  }
  func showFilled() {
    let stack = UINavigationController()
    fill(stack)
    present(stack, animated: true)  // expect: sheet view:FifthController from view:StartController
  }
  private func fill(_ stack: UINavigationController) {
    stack.viewControllers = [FifthController()]  // expect: embeds view:FifthController from view:StartController
  }
  // It is shown before it is filled.
  func showLate() {
    present(late, animated: true)  // expect: fullScreenCover view:SixthController from view:StartController presentation style=fullScreen
    late.pushViewController(SixthController(), animated: false)  // expect: push view:SixthController from view:StartController
  }
}

final class Launcher {
  private let stack = UINavigationController()
  var isLoggedIn = false

  // Each of two branches is what it begins with; what follows both is on top.
  func start() -> UIViewController {
    if isLoggedIn {
      stack.setViewControllers([HomeController()], animated: false)  // expect: embeds view:HomeController from object:Launcher
    } else {
      stack.setViewControllers([LoginController()], animated: false)  // expect: embeds view:LoginController from object:Launcher
    }
    return stack
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let stack = UINavigationController()
  private let launcher = Launcher()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = stack  // expect: root view:StartController from object:AppDelegate
    stack.pushViewController(StartController(), animated: false)  // expect: push view:StartController from object:AppDelegate
    return true
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    // expect-next: root view:HomeController from object:AppDelegate; root view:LoginController from object:AppDelegate
    window?.rootViewController = launcher.start()
  }
}
