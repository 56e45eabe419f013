// idiom: messages/subject-that-is-handed
import Combine
import UIKit

enum Step { case profile, settings }

protocol Stepping: AnyObject {
  var steps: AnyPublisher<Step, Never> { get }
}

final class ListModel: Stepping {
  private let subject: PassthroughSubject<Step, Never>
  var steps: AnyPublisher<Step, Never> { subject.eraseToAnyPublisher() }
  init(subject: PassthroughSubject<Step, Never> = .init()) { self.subject = subject }
  func profileTapped() { subject.send(.profile) }  // expect: none
}

final class Coordinator {
  let navigation: UINavigationController
  private var kept: Set<AnyCancellable> = []
  private let shared = PassthroughSubject<Step, Never>()
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    let model = ListModel(subject: shared)
    shared
      .sink { [weak self] step in
        switch step {
        case .profile:
          // expect-next: push view:ProfileController from object:Coordinator event Step.profile
          self?.navigation.pushViewController(ProfileController(), animated: true)
        case .settings:
          // expect-next: push view:SettingsController from object:Coordinator event Step.settings
          self?.navigation.pushViewController(SettingsController(), animated: true)
        }
      }
      .store(in: &kept)
    observe(model)
  }
  func observe(_ stepping: Stepping) {
    stepping.steps.sink { [weak self] step in
      if case .settings = step { self?.navigation.popViewController(animated: true) }  // expect: return pop from object:Coordinator
    }
    .store(in: &kept)
  }
}
final class ProfileController: UIViewController {}
final class SettingsController: UIViewController {}
