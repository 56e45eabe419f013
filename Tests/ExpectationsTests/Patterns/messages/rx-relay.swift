// idiom: messages/rx-relay
import RxSwift
import UIKit

enum Step { case profile, settings }

final class ListModel {
  let steps = PublishRelay<Step>()
  let opened = PublishSubject<Step>()
  func profileTapped() { steps.accept(.profile) }  // expect: none
  func settingsTapped() { opened.onNext(.settings) }  // expect: none
}

final class Coordinator {
  let navigation: UINavigationController
  let bag = DisposeBag()
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func start(_ model: ListModel) {
    model.steps.asObservable()
      .subscribe(onNext: { [weak self] step in
        // expect-next: push view:ProfileController from object:Coordinator event Step.profile
        if case .profile = step { self?.navigation.pushViewController(ProfileController(), animated: true) }
      })
      .disposed(by: bag)
    model.opened
      .observe(on: MainScheduler.instance)
      .bind { [weak self] step in
        // expect-next: push view:SettingsController from object:Coordinator event Step.settings
        if case .settings = step { self?.navigation.pushViewController(SettingsController(), animated: true) }
      }
      .disposed(by: bag)
  }
}
final class ProfileController: UIViewController {}
final class SettingsController: UIViewController {}
