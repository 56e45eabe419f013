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
    result.state.routers = routers.find()
    result.state.nestedSlots = routers.nestedSlots()
  }
}
