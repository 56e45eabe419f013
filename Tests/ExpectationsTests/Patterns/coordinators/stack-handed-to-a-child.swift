// idiom: coordinators/stack-handed-to-a-child
import UIKit

final class WelcomeController: UIViewController {}
final class OrderController: UIViewController {}

class Flow {
  let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func start() {}
}

final class WelcomeFlow: Flow {
  override func start() {
    stack.setViewControllers([WelcomeController()], animated: false)  // expect: embeds view:WelcomeController from object:WelcomeFlow
  }
  // The child goes on in the stack that the parent began.
  func order() {
    let child = OrderFlow(stack: stack)
    child.start()  // expect: push view:OrderController from object:WelcomeFlow through OrderFlow.start
  }
}

final class OrderFlow: Flow {
  override func start() {
    stack.pushViewController(OrderController(), animated: true)  // expect: push view:OrderController from object:OrderFlow
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var flow: WelcomeFlow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    let flow = WelcomeFlow(stack: UINavigationController())
    window?.rootViewController = flow.stack  // expect: root view:WelcomeController from object:SceneDelegate
    flow.start()  // expect: embeds view:WelcomeController from object:SceneDelegate through WelcomeFlow.start
    flow.order()  // expect: push view:OrderController from object:SceneDelegate through WelcomeFlow.order, OrderFlow.start
    self.flow = flow
  }
}
