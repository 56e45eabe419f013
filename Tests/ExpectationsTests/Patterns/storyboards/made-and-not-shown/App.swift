// idiom: storyboards/made-and-not-shown
// check: all
import PanelKit
import UIKit

final class MapController: UIViewController {
  private let panel = PanelController()
  override func viewDidLoad() {
    // expect-next: embeds view:RegionController from view:MapController inferred
    guard let region = storyboard?.instantiateViewController(withIdentifier: "region") else { return }
    panel.set(content: region)
  }
}

final class RegionController: UIViewController {}
