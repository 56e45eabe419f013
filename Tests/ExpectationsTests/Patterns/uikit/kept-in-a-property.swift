// idiom: uikit/kept-in-a-property
import UIKit

final class DetailController: UIViewController {}
final class HelpController: UIViewController {}
final class LaterController: UIViewController {}
final class CachedController: UIViewController {}

final class HomeController: UIViewController {
  lazy var question: UIAlertController = {
    let controller = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    controller.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: { _ in }))
    return controller
  }()
  lazy var detail: DetailController = {
    let controller = DetailController()
    controller.title = "Detail"
    return controller
  }()
  var help: UIViewController = makeHelp()
  private lazy var picker = UIImagePickerController()
  var later: UIViewController!
  private var cached: CachedController?

  override func viewDidLoad() { later = LaterController() }

  static func makeHelp() -> UIViewController { HelpController() }

  override func viewDidAppear(_ animated: Bool) {
    present(question, animated: true)  // expect: confirmationDialog|alert alert:HomeController from view:HomeController
    present(detail, animated: true)  // expect: sheet view:DetailController from view:HomeController
    present(help, animated: true)  // expect: sheet view:HelpController from view:HomeController
    present(later, animated: true)  // expect: sheet view:LaterController from view:HomeController
    if cached == nil { cached = CachedController() }
    if let cached { navigationController?.pushViewController(cached, animated: true) }  // expect: push view:CachedController from view:HomeController
    present(picker, animated: true)  // expect: sheet external:UIImagePickerController from view:HomeController
  }
}

// Whoever makes it opens nothing by that.
final class FirstController: UIViewController {
  override func viewDidLoad() {
    navigationController?.pushViewController(HomeController(), animated: true)  // expect: push view:HomeController from view:FirstController
  }
}
