// idiom: storyboards/superclass-that-was-not-read
import KitOfOthers
import UIKit

final class LoginController: KitController {  // expect: node view:LoginController screen
  func finish() {
    present(DoneController(), animated: true)  // expect: sheet view:DoneController from view:LoginController
  }
}

final class DoneController: KitController {}
final class StartController: UIViewController {}
