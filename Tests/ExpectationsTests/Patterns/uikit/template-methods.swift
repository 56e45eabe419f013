// idiom: uikit/template-methods
import UIKit

class StepController: UIViewController {  // expect: node view:StepController reachable
  func next() -> UIViewController { fatalError("to be overridden") }
  var help: UIViewController { fatalError("to be overridden") }
  func prepare() {}
  override func viewDidLoad() {
    super.viewDidLoad()
    prepare()  // expect: none
  }
  @objc func goOn() {
    // expect-next: push view:SizeController from view:StepController ambiguous
    // expect-next: push view:DoneController from view:StepController ambiguous
    navigationController?.pushViewController(next(), animated: true)
  }
  @objc func askHelp() {
    // expect-next: sheet view:NameHelpController from view:StepController ambiguous
    // expect-next: sheet view:SizeHelpController from view:StepController ambiguous
    present(help, animated: true)
  }
}
final class NameController: StepController {
  override func next() -> UIViewController { SizeController() }
  override var help: UIViewController { NameHelpController() }
  override func prepare() {
    super.prepare()
    present(WelcomeController(), animated: true)  // expect: sheet view:WelcomeController from view:NameController
  }
}
final class SizeController: StepController {
  override func next() -> UIViewController { DoneController() }
  override var help: UIViewController { SizeHelpController() }
}
final class Robot {
  func run() { press(NameController()) }  // expect: push view:SizeController from object:Robot through Robot.press, StepController.goOn exact
  func press(_ step: StepController) { step.goOn() }  // expect: none
}
final class SizeHelpController: UIViewController {}
final class NameHelpController: UIViewController {}
final class WelcomeController: UIViewController {}
final class DoneController: UIViewController {}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = UINavigationController(rootViewController: NameController())
    Robot().run()  // expect: push view:SizeController from object:SceneDelegate through Robot.run, Robot.press, StepController.goOn exact
  }
}
