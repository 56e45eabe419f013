// idiom: registries/screens-by-name
import UIKit

final class Registry {
  static let shared = Registry()
  private var makers: [String: () -> UIViewController] = [:]
  func register(_ name: String, _ make: @escaping () -> UIViewController) { makers[name] = make }
  func controller(_ name: String) -> UIViewController? { makers[name]?() }
}

final class Delegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    Registry.shared.register("profile") { ProfileController() }
    Registry.shared.register("settings") { SettingsController() }
    Registry.shared.register(Names.help, HelpController.init)
    return true
  }
}

enum Names { static let help = "help" }

final class HomeController: UIViewController {
  func profileTapped() {
    guard let controller = Registry.shared.controller("profile") else { return }
    navigationController?.pushViewController(controller, animated: true)  // expect: push view:ProfileController from view:HomeController
  }
  func settingsTapped() {
    open("settings")  // expect: sheet view:SettingsController from view:HomeController
    open(Names.help)  // expect: sheet view:HelpController from view:HomeController
  }
  private func open(_ name: String) {
    guard let controller = Registry.shared.controller(name) else { return }
    present(controller, animated: true)
  }
}
final class ProfileController: UIViewController {}
final class SettingsController: UIViewController {}
final class HelpController: UIViewController {}
