// idiom: builders/deferred-local-and-cast
import UIKit

/// A builder assigns a constant in its arms and gives it as what the caller asks for: each case still shows its own controller.
enum Screen {
  case news(Int)  // expect: node route:Screen.news mapped used
  case settings  // expect: node route:Screen.settings mapped used
  case about  // expect: node route:Screen.about mapped used
}

enum Style { case push, present }

final class Router {
  func show<T: UIViewController>(_ screen: Screen, from source: UIViewController, by style: Style) -> T? {
    guard let controller = build(screen) else { return nil }
    switch style {
    case .push: source.navigationController?.pushViewController(controller, animated: true)
    case .present: source.present(controller, animated: true)
    }
    return controller as? T
  }

  private func build<T: UIViewController>(_ screen: Screen) -> T? {
    let controller: UIViewController
    switch screen {
    case .news(let number):
      let news = NewsController()
      news.number = number
      controller = news
    case .settings: controller = SettingsController()
    case .about: controller = AboutController()
    }
    return controller as? T
  }
}

final class HomeController: UIViewController {
  let router = Router()

  // expect-next: push route:Screen.news from view:HomeController through Router.show
  @objc func newsTapped() { let _: UIViewController? = router.show(.news(1), from: self, by: .push) }
  // expect-next: sheet route:Screen.settings from view:HomeController through Router.show
  @objc func settingsTapped() { let _: UIViewController? = router.show(.settings, from: self, by: .present) }
}

final class NewsController: UIViewController {
  var number = 0
  let router = Router()

  // expect-next: push route:Screen.about from view:NewsController through Router.show
  @objc func aboutTapped() { let _: UIViewController? = router.show(.about, from: self, by: .push) }
}

final class SettingsController: UIViewController {}
final class AboutController: UIViewController {}
