// idiom: storyboards/unwind
import UIKit

final class RootController: UIViewController {
  @IBAction func backToRoot(_ segue: UIStoryboardSegue) {}
  @IBAction func close(with segue: UIStoryboardSegue) {}
}

final class StepController: UIViewController {
  func finish() {
    performSegue(withIdentifier: "finish", sender: nil)  // expect: return popTo to view:RootController from view:StepController
  }
}

final class NoteController: UIViewController {}
