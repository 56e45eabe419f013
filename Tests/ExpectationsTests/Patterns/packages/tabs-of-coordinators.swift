// idiom: packages/tabs-of-coordinators
import UIKit
import XCoordinator

enum MainRoute: Route { case news, sport }
enum NewsRoute: Route { case stories, article }
enum SportRoute: Route { case table }

final class MainCoordinator: TabBarCoordinator<MainRoute> {
  private let newsRouter: StrongRouter<NewsRoute>
  private let sportRouter: StrongRouter<SportRoute>

  convenience init() {
    let news = NewsCoordinator()
    news.rootViewController.tabBarItem = UITabBarItem(title: "News", image: nil, tag: 0)
    // expect-next: tab tab:MainCoordinator.NewsController from object:MainCoordinator through MainCoordinator.init
    // expect-next: tab tab:MainCoordinator.SportController from object:MainCoordinator through MainCoordinator.init
    // expect-next: tab view:NewsController from tab:MainCoordinator.NewsController
    // expect-next: tab view:SportController from tab:MainCoordinator.SportController
    self.init(newsRouter: news.strongRouter, sportRouter: SportCoordinator().strongRouter)
  }
  init(newsRouter: StrongRouter<NewsRoute>, sportRouter: StrongRouter<SportRoute>) {
    self.newsRouter = newsRouter
    self.sportRouter = sportRouter
    super.init(tabs: [newsRouter, sportRouter], select: newsRouter)
  }
  override func prepareTransition(for route: MainRoute) -> TabBarTransition {
    switch route {
    case .news: return .select(newsRouter)
    case .sport: return .select(sportRouter)
    }
  }
}
final class NewsCoordinator: NavigationCoordinator<NewsRoute> {
  init() { super.init(initialRoute: .stories) }
  override func prepareTransition(for route: RouteType) -> TransitionType {
    switch route {
    case .stories: return .push(NewsController(router: strongRouter))  // expect: push view:NewsController from object:NewsCoordinator
    case .article: return .push(ArticleController())  // expect: push view:ArticleController from object:NewsCoordinator
    }
  }
}
final class NewsController: UIViewController {
  let router: StrongRouter<NewsRoute>
  init(router: StrongRouter<NewsRoute>) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }
  @objc private func read() {
    router.trigger(.article)  // expect: push view:ArticleController from view:NewsController through NewsCoordinator.prepareTransition
  }
}
final class ArticleController: UIViewController {}
final class SportCoordinator: NavigationCoordinator<SportRoute> {
  init() { super.init(initialRoute: .table) }
  override func prepareTransition(for route: SportRoute) -> NavigationTransition {
    switch route {
    case .table: return .set([SportController()])  // expect: replace view:SportController from object:SportCoordinator
    }
  }
}
final class SportController: UIViewController {}

protocol Loadable {}
extension Loadable where Self: UIViewController {
  static func load() -> Self { Self(nibName: nil, bundle: nil) }
}
extension UIViewController: Loadable {}
enum StartRoute: Route { case intro, main }
final class StartCoordinator: NavigationCoordinator<StartRoute> {
  init() { super.init(initialRoute: .intro) }
  override func prepareTransition(for route: StartRoute) -> NavigationTransition {
    switch route {
    case .intro:
      let intro = IntroController.load()
      return .push(intro)  // expect: push view:IntroController from object:StartCoordinator
    case .main: return .present(MainCoordinator())  // expect: sheet view:NewsController from object:StartCoordinator; sheet view:SportController from object:StartCoordinator
    }
  }
}
final class IntroController: UIViewController {}
final class StartDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let window else { return }
    StartCoordinator().setRoot(for: window)  // expect: root view:IntroController from object:StartDelegate
  }
}
