// idiom: coordinators/delegates-of-several-screens
import UIKit

protocol StepDelegate: AnyObject {
  func stepDidFinish(_ controller: UIViewController)
}

final class IntroController: UIViewController {
  weak var delegate: StepDelegate?
  func next() {
    // expect-next: push view:PermissionController from view:IntroController through OnboardingFlow.stepDidFinish inferred
    delegate?.stepDidFinish(self)
  }
}

final class PermissionController: UIViewController {
  weak var delegate: StepDelegate?
  func next() {
    // expect-next: push view:PermissionController from view:PermissionController through OnboardingFlow.stepDidFinish inferred
    delegate?.stepDidFinish(self)
  }
}

final class OnboardingFlow: StepDelegate {
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let intro = IntroController()
    intro.delegate = self
    navigation.viewControllers = [intro]  // expect: replace|embeds view:IntroController from object:OnboardingFlow
  }

  func stepDidFinish(_ controller: UIViewController) {
    let permission = PermissionController()
    permission.delegate = self
    navigation.pushViewController(permission, animated: true)  // expect: push view:PermissionController from object:OnboardingFlow
  }
}
