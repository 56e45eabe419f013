// idiom: uikit/demand-met-by-a-framework
import UIKit

protocol LinkOpening {
  func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any], completionHandler: ((Bool) -> Void)?)
}

extension UIApplication: LinkOpening {}

final class ImprintController: UIViewController {
  private let opener: LinkOpening

  init(opener: LinkOpening) {
    self.opener = opener
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  func openHome() {
    guard let url = URL(string: "https://example.org") else { return }
    opener.open(url, options: [:], completionHandler: nil)  // expect: open external:URL from view:ImprintController
  }

  func openSettings() {
    // The framework's own overload, which nothing demands.
    UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)  // expect: open external:URL from view:ImprintController
  }
}
