// idiom: receivers/witness-by-the-types-of-parameters
import SwiftUI
import UIKit

protocol Flow: AnyObject {
  func push(_ view: some View, isAnimated: Bool)
  func push(_ controller: UIViewController, isAnimated: Bool)
}

extension Flow {
  func push(_ view: some View, isAnimated: Bool) {
    push(UIHostingController(rootView: view), isAnimated: isAnimated)  // expect: none
  }
}

final class HomeFlow: Flow {
  let navigation = UINavigationController()

  func push(_ controller: UIViewController, isAnimated: Bool) {
    navigation.pushViewController(controller, animated: isAnimated)  // expect: none
  }

  func showHelp() {
    push(HelpView(), isAnimated: true)  // expect: push view:HelpView from object:HomeFlow inferred
  }
}

struct HelpView: View { var body: some View { Text("Help") } }
