// idiom: registries/container-by-type
import Swinject
import UIKit

protocol Screens { func help() -> UIViewController }
final class AppScreens: Screens {
  func help() -> UIViewController { HelpController() }
}

final class Assembly {
  let container = Container()
  func assemble() {
    container.register(ProfileController.self) { _ in ProfileController() }
    container.register(UIViewController.self, name: "settings") { _ in SettingsController() }
    container.register(Screens.self) { _ in AppScreens() }
  }
}

final class HomeController: UIViewController {
  let resolver: Resolver
  init(_ resolver: Resolver) { self.resolver = resolver }
  func profileTapped() {
    // expect-next: push view:ProfileController from view:HomeController
    navigationController?.pushViewController(resolver.resolve(ProfileController.self)!, animated: true)
  }
  func settingsTapped() {
    guard let settings = resolver.resolve(UIViewController.self, name: "settings") else { return }
    present(settings, animated: true)  // expect: sheet view:SettingsController from view:HomeController
  }
  func helpTapped() {
    // expect-next: sheet view:HelpController from view:HomeController
    present(resolver.resolve(Screens.self)!.help(), animated: true)
  }
}
final class ProfileController: UIViewController {}
final class SettingsController: UIViewController {}
final class HelpController: UIViewController {}
