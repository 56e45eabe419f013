// idiom: packages/controllers-with-bindings
import SwiftNavigation
import UIKit
import UIKitNavigation

@MainActor @Observable final class CellarModel {
  @CasePathable enum Destination {
    case bottle(Int)
    case rack
  }
  var destination: Destination?
  var isAsking = false
  func fetch() { destination = .bottle(1) }  // expect: sheet route:CellarModel.Destination.bottle from object:CellarModel
}
final class CellarController: UIViewController {
  @UIBindable private var model: CellarModel
  init(model: CellarModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    present(item: $model.destination.bottle) { number in
      BottleController(number: number)  // expect: builds view:BottleController from route:CellarModel.Destination.bottle
    }
    navigationDestination(item: $model.destination.rack) { _ in
      RackController()  // expect: builds view:RackController from route:CellarModel.Destination.rack
    }
    present(isPresented: $model.isAsking) { AskController() }  // expect: sheet view:AskController from view:CellarController
  }
  @objc private func tapped() {
    model.destination = .rack  // expect: push route:CellarModel.Destination.rack from view:CellarController
  }
}
final class BottleController: UIViewController {
  init(number: Int) { super.init(nibName: nil, bundle: nil) }
}
final class RackController: UIViewController {}
final class AskController: UIViewController {}
