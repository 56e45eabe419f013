// idiom: coordinators/step-machine
import UIKit

enum LoanStep { case amount, identity, review, done }

final class LoanFlow {
  private let navigation: UINavigationController
  private var step = LoanStep.amount { didSet { show(step) } }
  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() { show(.amount) }

  func advance() {
    switch step {
    case .amount: step = .identity
    case .identity: step = .review
    case .review: step = .done
    case .done: break
    }
  }

  private func show(_ step: LoanStep) {
    switch step {
    case .amount: navigation.pushViewController(AmountController(flow: self), animated: true)  // expect: push view:AmountController from object:LoanFlow
    case .identity: navigation.pushViewController(IdentityController(), animated: true)  // expect: push view:IdentityController from object:LoanFlow
    case .review: navigation.pushViewController(ReviewController(), animated: true)  // expect: push view:ReviewController from object:LoanFlow
    case .done: navigation.popToRootViewController(animated: true)  // expect: return popToRoot from object:LoanFlow
    }
  }
}

final class AmountController: UIViewController {
  private let flow: LoanFlow
  init(flow: LoanFlow) {
    self.flow = flow
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func next() { flow.advance() }
}
final class IdentityController: UIViewController {}
final class ReviewController: UIViewController {}
