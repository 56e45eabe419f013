// idiom: messages/first-value-and-set-value
import Combine
import UIKit

enum Step { case welcome, name, done }

final class SignUpFlow {
  let steps = CurrentValueSubject<Step, Never>(.welcome)  // expect: push route:Step.welcome from object:SignUpFlow through SignUpFlow.show
  private var bag: Set<AnyCancellable> = []
  private let navigation: UINavigationController

  init(navigation: UINavigationController) {
    self.navigation = navigation
    steps.sink { [weak self] step in self?.show(step) }.store(in: &bag)
  }

  func show(_ step: Step) {
    switch step {
    case .welcome: navigation.pushViewController(WelcomeController(), animated: true)
    case .name: navigation.pushViewController(NameController(), animated: true)
    case .done: navigation.pushViewController(DoneController(), animated: true)
    }
  }

  func goOn() {
    steps.value = .name  // expect: push route:Step.name from object:SignUpFlow through SignUpFlow.show
  }
  func finish() {
    steps.send(.done)  // expect: push route:Step.done from object:SignUpFlow through SignUpFlow.show
  }
}

final class WelcomeController: UIViewController {
  let flow = SignUpFlow(navigation: UINavigationController())
  func tapped() {
    flow.goOn()  // expect: push route:Step.name from view:WelcomeController through SignUpFlow.goOn, SignUpFlow.show
  }
}
final class NameController: UIViewController {}
final class DoneController: UIViewController {}
