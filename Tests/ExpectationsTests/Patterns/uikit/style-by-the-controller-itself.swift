// idiom: uikit/style-by-the-controller-itself
import UIKit

final class PosterController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }
  required init?(coder: NSCoder) { nil }
}

final class CardController: UIViewController {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    self.modalPresentationStyle = .custom
    self.transitioningDelegate = self
  }
  required init?(coder: NSCoder) { nil }
}

final class WallController: UIViewController {
  func showPoster() {
    present(PosterController(), animated: true)  // expect: fullScreenCover view:PosterController from view:WallController presentation style=fullScreen
  }
  func showCard() {
    present(CardController(), animated: true)  // expect: fullScreenCover view:CardController from view:WallController
  }
  func showPosterAsSheet() {
    let poster = PosterController()
    poster.modalPresentationStyle = .formSheet
    present(poster, animated: true)  // expect: sheet view:PosterController from view:WallController
  }
}
