// idiom: coordinators/router-protocol-with-defaults
import UIKit

protocol Router: AnyObject {
  var navigationController: UINavigationController? { get }
}

extension Router {
  func push(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }
  func open(_ controller: UIViewController) {
    navigationController?.present(UINavigationController(rootViewController: controller), animated: true)
  }
  func back() { navigationController?.popViewController(animated: true) }  // expect: return pop from object:Router
}

protocol RecipeRouting: Router {
  func showRecipe(_ id: Int)
  func showTimer()
}

extension RecipeRouting {
  func showRecipe(_ id: Int) {
    push(RecipeController(router: self))  // expect: push view:RecipeController from object:RecipeRouting through Router.push
  }
}

final class KitchenRouter: RecipeRouting {
  weak var navigationController: UINavigationController?
  func showTimer() {
    open(TimerController())  // expect: sheet view:TimerController from object:KitchenRouter through Router.open
  }
}

final class RecipesController: UIViewController {
  private let router: RecipeRouting
  init(router: RecipeRouting) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  func open() {
    router.showRecipe(1)  // expect: push view:RecipeController from view:RecipesController
  }
  func time() {
    // expect-next: sheet view:TimerController from view:RecipesController through KitchenRouter.showTimer, Router.open inferred
    router.showTimer()
  }
}

final class RecipeController: UIViewController {
  private let router: RecipeRouting
  init(router: RecipeRouting) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func done() {
    router.back()  // expect: return pop from view:RecipeController
  }
}
final class TimerController: UIViewController {}
