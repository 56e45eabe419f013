// idiom: coordinators/factory-closures
import UIKit

struct ScreenFactory {
  let makeArticle: (Int) -> UIViewController
  let makeComments: () -> UIViewController
  static let live = ScreenFactory(
    makeArticle: { id in ArticleController(id: id) },
    makeComments: CommentsController.init)
}

protocol ProfileMaking { func makeProfile() -> UIViewController }
struct ProfileFactory: ProfileMaking {
  func makeProfile() -> UIViewController { ProfileController() }
}

final class NewsCoordinator {
  private let navigation: UINavigationController
  private let factory: ScreenFactory
  private let profiles: ProfileMaking
  private lazy var makeSettings: () -> UIViewController = { SettingsController() }

  init(navigation: UINavigationController, factory: ScreenFactory = .live, profiles: ProfileMaking = ProfileFactory()) {
    self.navigation = navigation
    self.factory = factory
    self.profiles = profiles
  }

  func showArticle(_ id: Int) {
    navigation.pushViewController(factory.makeArticle(id), animated: true)  // expect: push view:ArticleController from object:NewsCoordinator
  }
  func showComments() {
    let comments = factory.makeComments()
    navigation.present(comments, animated: true)  // expect: sheet view:CommentsController from object:NewsCoordinator
  }
  func showProfile() {
    navigation.show(profiles.makeProfile(), sender: nil)  // expect: push view:ProfileController from object:NewsCoordinator
  }
  func showSettings() {
    navigation.present(makeSettings(), animated: true)  // expect: sheet view:SettingsController from object:NewsCoordinator
  }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    // expect-next: push view:ArticleController from object:AppDelegate through NewsCoordinator.showArticle
    NewsCoordinator(navigation: UINavigationController()).showArticle(1)
    return true
  }
}

final class ArticleController: UIViewController {
  init(id: Int) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
final class CommentsController: UIViewController {}
final class ProfileController: UIViewController {}
final class SettingsController: UIViewController {}
