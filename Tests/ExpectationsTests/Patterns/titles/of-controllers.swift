// idiom: titles/of-controllers
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: HomeViewController())  // expect: root view:HomeViewController from object:AppDelegate
    return true
  }
}

/// Lists what there is.
// expect-next: node view:HomeViewController screen reachable title Home; node view:HomeViewController reachable documentation Lists what there is.
class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
  }

  func order() {
    navigationController?.pushViewController(OrderViewController(number: "1"), animated: true)  // expect: push view:OrderViewController from view:HomeViewController
  }

  func bar() {
    navigationController?.pushViewController(BarViewController(), animated: true)  // expect: push view:BarViewController from view:HomeViewController
  }

  func plain() {
    let plain = PlainViewController()
    plain.title = NSLocalizedString("plain", value: "Plain", comment: "")
    navigationController?.pushViewController(plain, animated: true)  // expect: push view:PlainViewController from view:HomeViewController
  }

  func edit() {
    navigationController?.pushViewController(EditViewController(), animated: true)  // expect: push view:EditViewController from view:HomeViewController
  }

  func model() {
    navigationController?.pushViewController(ModelViewController(), animated: true)  // expect: push view:ModelViewController from view:HomeViewController
  }
}

// expect-next: node view:OrderViewController screen reachable title Order …
class OrderViewController: UIViewController {
  let number: String
  init(number: String) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    self.title = String(format: Texts.order, number)
  }

  required init?(coder: NSCoder) { nil }

  enum Texts {
    static let order = NSLocalizedString("Order %@", comment: "")
  }
}

// expect-next: node view:BarViewController screen reachable title In the bar
class BarViewController: UIViewController {
  override func viewDidLoad() { configure() }

  private func configure() { navigationItem.title = "In the bar" }
}

// expect-next: node view:PlainViewController screen reachable title Plain
class PlainViewController: UIViewController {}

// expect-next: node view:EditViewController screen reachable title Done / Edit
class EditViewController: UIViewController {
  var isDone = false

  func update() {
    if isDone {
      title = "Done"
    } else {
      title = "Edit"
    }
  }
}

// Of two titles in a row nobody knows which is meant; a model's title is no controller's.
// expect-next: node view:ModelViewController screen reachable untitled
class ModelViewController: UIViewController {
  let model = Model()

  override func viewDidLoad() {
    model.title = "Model"
    title = "Loading"
    title = model.name
  }
}

class Model {
  var title = ""
  var name: String { String(title.reversed()) }
}
