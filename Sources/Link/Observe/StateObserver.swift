import Facts
import Knowledge
import NavigationGraph
import Observations

extension Observer {
  /// Observable objects that hold slots, and the environment.
  static let state = Observer(family: .state) { context, result in
    let names = StateNames.standard
    let environment = EnvironmentObjects(context, names)
    result.state.environmentReads = environment.reads()
    if !result.state.environmentReads.isEmpty { result.state.environmentGifts = environment.gifts() }
    let routers = ObservableRouters(context, names)
    let slots = routers.slots()
    result.state.routers = routers.all(slots)
    result.state.keptRouters = routers.kept(slots)
    result.state.nestedSlots = routers.nestedSlots()
    let ground = SlotGround(context)
    if !slots.isEmpty { result.state.ownSlots = ground.ownSlots(marked: names.ownState) }
    result.state.carriedViews = CarriedViews(context, names, ground).find()
  }
}
