// idiom: coordinators/closures-upward
import UIKit

final class SignUpCoordinator {
  private let navigation: UINavigationController
  var onEnd: (() -> Void)?
  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let name = NameController()
    name.onNext = { [weak self] in self?.showMail() }
    navigation.pushViewController(name, animated: false)  // expect: push view:NameController from object:SignUpCoordinator
  }

  private func showMail() {
    let model = MailModel()
    model.onDone = { [weak self] mail in
      self?.showCode(for: mail)
    }
    let mail = MailController(model: model)
    navigation.pushViewController(mail, animated: true)  // expect: push view:MailController from object:SignUpCoordinator
  }

  private func showCode(for mail: String) {
    let code = CodeController()
    code.finish = { [unowned self] in
      navigation.dismiss(animated: true)  // expect: return dismiss from object:SignUpCoordinator
      onEnd?()
    }
    navigation.pushViewController(code, animated: true)  // expect: push view:CodeController from object:SignUpCoordinator
  }
}

final class AppCoordinator {
  private let navigation = UINavigationController()
  func start() {
    let signUp = SignUpCoordinator(navigation: navigation)
    signUp.onEnd = { [weak self] in self?.showHome() }
    signUp.start()  // expect: push view:NameController from object:AppCoordinator through SignUpCoordinator.start
  }
  private func showHome() {
    navigation.setViewControllers([HomeController()], animated: true)  // expect: replace|embeds view:HomeController from object:AppCoordinator
  }
}

final class NameController: UIViewController {
  var onNext: (() -> Void)?
  func next() { onNext?() }
}
final class MailModel {
  var onDone: ((String) -> Void)?
  func done() { onDone?("a@example.org") }
}
final class MailController: UIViewController {
  private let model: MailModel
  init(model: MailModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func tap() { model.done() }
}
final class CodeController: UIViewController {
  var finish: () -> Void = {}
  func tap() { finish() }
}
final class HomeController: UIViewController {}
