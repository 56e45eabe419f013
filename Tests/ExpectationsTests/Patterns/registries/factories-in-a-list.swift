// idiom: registries/factories-in-a-list
import UIKit

final class Wizard {
  private var steps: [() -> UIViewController] = []
  let navigation: UINavigationController
  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    steps.append { NameController() }
    steps.append { PhotoController() }
  }
  func next(_ index: Int) {
    // expect-next: push view:NameController from object:Wizard; push view:PhotoController from object:Wizard
    navigation.pushViewController(steps[index](), animated: true)
  }
}
final class NameController: UIViewController {}
final class PhotoController: UIViewController {}
