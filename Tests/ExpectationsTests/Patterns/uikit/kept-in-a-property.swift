// idiom: uikit/kept-in-a-property
import UIKit

final class DetailController: UIViewController {}
final class HelpController: UIViewController {}

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

  static func makeHelp() -> UIViewController { HelpController() }

  override func viewDidAppear(_ animated: Bool) {
    present(question, animated: true)  // expect: confirmationDialog|alert alert:HomeController from view:HomeController
    present(detail, animated: true)  // expect: sheet view:DetailController from view:HomeController
    present(help, animated: true)  // expect: sheet view:HelpController from view:HomeController
    present(picker, animated: true)  // expect: sheet external:UIImagePickerController from view:HomeController
  }
}
