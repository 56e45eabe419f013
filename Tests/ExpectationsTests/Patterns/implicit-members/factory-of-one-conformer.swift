// idiom: implicit-members/factory-of-one-conformer
import UIKit

protocol PresentationFlow {
  func start(_ controller: UIViewController)
}

struct PushFlow: PresentationFlow {
  let navigation: UINavigationController
  func start(_ controller: UIViewController) {
    navigation.pushViewController(controller, animated: true)  // expect: none
  }
}

struct ModalFlow: PresentationFlow {
  let presenter: UIViewController
  func start(_ controller: UIViewController) {
    presenter.present(controller, animated: true)  // expect: none
  }
}

extension PresentationFlow where Self == PushFlow {
  static func push(on navigation: UINavigationController) -> Self { .init(navigation: navigation) }
}

extension PresentationFlow {
  static func modal(over presenter: UIViewController) -> Self where Self == ModalFlow { .init(presenter: presenter) }
}

final class HelpController: UIViewController {}

struct HelpCoordinator {
  let flow: any PresentationFlow
  func begin() {
    // expect-next: push view:HelpController from object:HelpCoordinator through PushFlow.start exact
    flow.start(HelpController())
  }
}

func showHelp(_ flow: any PresentationFlow) { flow.start(HelpController()) }

final class HomeController: UIViewController {
  func openHelp() {
    guard let navigationController else { return }
    // expect-next: push view:HelpController from view:HomeController through HelpCoordinator.begin, PushFlow.start
    HelpCoordinator(flow: .push(on: navigationController)).begin()
  }
  func openModalHelp() {
    // expect-next: sheet view:HelpController from view:HomeController through showHelp, ModalFlow.start
    showHelp(.modal(over: self))
  }
}
