// idiom: storyboards/perform-segue
import UIKit

enum Segue: String {
  case showNest
  case showEgg = "ShowEgg"
}

extension UIViewController {
  func follow(_ segue: Segue) { performSegue(withIdentifier: segue.rawValue, sender: self) }
}

class BirdController: UIViewController {
  private static let songIdentifier = "ShowSong"
  var identifierFromElsewhere: String = ""

  func literal() {
    performSegue(withIdentifier: "ShowFeather", sender: nil)  // expect: push view:FeatherController from view:BirdController
  }
  func constant() {
    self.performSegue(withIdentifier: BirdController.songIdentifier, sender: nil)  // expect: fullScreenCover view:SongController from view:BirdController presentation style=fullScreen
  }
  func rawValue() {
    performSegue(withIdentifier: Segue.showEgg.rawValue, sender: nil)  // expect: sheet view:EggController from view:BirdController
  }
  func helper() {
    follow(.showNest)  // expect: push view:NestController from view:BirdController through UIViewController.follow
  }
  func missing() {
    performSegue(withIdentifier: "ShowTail", sender: nil)  // expect: unresolved push from view:BirdController
  }
  func fromElsewhere(_ bird: NSDictionary) {
    performSegue(withIdentifier: bird.identifier, sender: nil)  // expect: unresolved push from view:BirdController
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "ShowFeather", let feather = segue.destination as? FeatherController { feather.color = "red" }  // expect: none
  }
}

final class FeatherController: UIViewController { var color = "" }
final class SongController: UIViewController {}
final class EggController: UIViewController {}
final class NestController: UIViewController {}
/// Only a segue leads to it that nobody performs.
final class LostController: UIViewController {}
/// Has a segue of the same identifier, of its own.
final class OtherController: UIViewController {}
