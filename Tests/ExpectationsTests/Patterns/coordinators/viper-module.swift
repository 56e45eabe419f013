// idiom: coordinators/viper-module
import UIKit

// Shop module
protocol ShopPresenting: AnyObject { func tapped(_ id: Int) }
protocol ShopWireframing: AnyObject { func openItem(_ id: Int) }

final class ShopView: UIViewController {
  var presenter: ShopPresenting!
  func tap() {
    // expect-next: push view:ItemView from view:ShopView through ShopPresenter.tapped, ShopWireframe.openItem inferred
    presenter.tapped(1)
  }
}

final class ShopPresenter: ShopPresenting {
  weak var view: ShopView?
  var wireframe: ShopWireframing!
  func tapped(_ id: Int) {
    wireframe.openItem(id)  // expect: push view:ItemView from object:ShopPresenter through ShopWireframe.openItem inferred
  }
}

final class ShopWireframe: ShopWireframing {
  weak var controller: UIViewController?

  static func createModule() -> UIViewController {
    let view = ShopView()
    let presenter = ShopPresenter()
    let wireframe = ShopWireframe()
    view.presenter = presenter
    presenter.view = view
    presenter.wireframe = wireframe
    wireframe.controller = view
    return view
  }

  func openItem(_ id: Int) {
    let item = ItemWireframe.createModule(for: id)
    controller?.navigationController?.pushViewController(item, animated: true)  // expect: push view:ItemView from object:ShopWireframe
  }
}

// Item module
final class ItemWireframe {
  static func createModule(for id: Int) -> UIViewController {
    let view = ItemView()
    view.number = id
    return view
  }
}
final class ItemView: UIViewController { var number = 0 }

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    let window = UIWindow()
    let stack = UINavigationController(rootViewController: ShopWireframe.createModule())
    window.rootViewController = stack  // expect: root view:ShopView from object:SceneDelegate
    self.window = window
  }
}
