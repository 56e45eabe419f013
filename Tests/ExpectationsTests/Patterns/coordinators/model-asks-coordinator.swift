// idiom: coordinators/model-asks-coordinator
import UIKit

enum GardenEvent {
  case plantTapped(Int)
  case addTapped
  case closed
}

protocol EventHandling: AnyObject { func handle(_ event: GardenEvent) }

final class GardenModel {
  weak var coordinator: EventHandling?
  func select(_ id: Int) {
    // expect-next: push view:PlantController from object:GardenModel through GardenCoordinator.handle, GardenCoordinator.show
    coordinator?.handle(.plantTapped(id))
  }
  func add() {
    coordinator?.handle(.addTapped)  // expect: sheet view:AddPlantController from object:GardenModel through GardenCoordinator.handle
  }
}

final class GardenController: UIViewController {
  let model: GardenModel
  init(model: GardenModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func tap() {
    // expect-next: push view:PlantController from view:GardenController through GardenModel.select, GardenCoordinator.handle, GardenCoordinator.show
    model.select(1)
  }
}

final class GardenCoordinator: EventHandling {
  let navigation = UINavigationController()

  func start() {
    let model = GardenModel()
    model.coordinator = self
    navigation.pushViewController(GardenController(model: model), animated: false)  // expect: push view:GardenController from object:GardenCoordinator
  }

  func handle(_ event: GardenEvent) {
    switch event {
    case .plantTapped(let id): show(id)
    case .addTapped:
      navigation.present(AddPlantController(), animated: true)  // expect: sheet view:AddPlantController from object:GardenCoordinator
    case .closed:
      navigation.popViewController(animated: true)  // expect: return pop from object:GardenCoordinator
    }
  }

  private func show(_ id: Int) {
    navigation.pushViewController(PlantController(), animated: true)  // expect: push view:PlantController from object:GardenCoordinator
  }
}

final class AddPlantController: UIViewController {}
final class PlantController: UIViewController {}
