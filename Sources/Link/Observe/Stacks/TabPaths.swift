import Facts
import NavigationGraph
import Observations

/// Which path the stack of each tab has: told by what keeps it, so that one and the same is known again in another tab.
struct TabPaths {
  let observer: StackObserver

  private var context: ObservationContext { observer.context }
  private var evaluator: Evaluator { observer.evaluator }
  private var vals: Vals { observer.vals }
  private var walk: StackWalk { observer.walk }

  /// What keeps a path.
  private struct Keeper {
    let property: PropertyID
    /// What tells the object or view that has the property from others of its type.
    let instance: String
    /// Whether it is one and the same wherever the stack stands.
    let isOne: Bool
  }

  /// - Parameter stacks: In the order of their places.
  func all(_ stacks: [Int32]) -> [ObservedTabPath] {
    stacks.flatMap { paths(of: $0) }
  }

  private func paths(of stack: Int32) -> [ObservedTabPath] {
    let record = evaluator.presentations[Int(stack)]
    guard let place = record.slot.map(held) else { return [] }
    if let (view, property) = handed(place) { return paths(of: view, handed: property) }
    guard let keeper = keeper(of: place) else { return [] }
    let tabs = Set((walk.presented[stack] ?? []).map(\.tab).filter { $0 >= 0 }).sorted()
    // A view that is made in several tabs has a path of its own in each.
    guard tabs.count == 1 || keeper.isOne else { return [] }
    return tabs.compactMap { path(keeper, in: $0, at: record.site) }
  }

  /// The place behind bindings.
  private func held(_ place: Val) -> Val {
    var current = place
    for _ in 0..<8 { if case .binding(let inner) = vals[current] { current = inner } else { break } }
    return current
  }

  /// The view that is handed the binding which a place is, and its property.
  private func handed(_ place: Val) -> (view: TypeID, property: PropertyID)? {
    guard case .member(let base, let property) = vals[place], case .parameter(_, -1) = vals[base] else { return nil }
    let owner = context.program.owner(of: property)
    guard owner.exists, evaluator.isView(owner) else { return nil }
    let written = evaluator.resolver.writtenType(of: property)
    let isBinding = context.program.hasAttribute(
      context.program.fact(property).attributes, in: context.program.file(of: property), context.program.known.binding)
    return isBinding || context.slots.isBindingType(written) ? (owner, property) : nil
  }

  /// The paths that a view is handed where it is made in tabs.
  private func paths(of view: TypeID, handed property: PropertyID) -> [ObservedTabPath] {
    (context.flow.constructions[view] ?? []).compactMap { position -> ObservedTabPath? in
      let call = evaluator.calls[Int(position)]
      guard context.counts(call.caller), call.condition == .always, let tab = tab(of: call.receiver, in: call.caller),
        let given = evaluator.constructedField(property, of: call.receiver), handed(held(given)) == nil, let keeper = keeper(of: held(given))
      else { return nil }
      return path(keeper, in: tab, at: call.site)
    }
  }

  /// The tab that a view which is made in a function stands in.
  private func tab(of value: Val, in function: FunctionID) -> Int32? {
    if let own = walk.tabs[value] { return own }
    var current = function
    for _ in 0..<64 where current.exists {
      let record = evaluator.records[current.index]
      if record.host >= 0 { return evaluator.shape(of: record.host).effect == .tabs ? record.host : nil }
      current = record.parent
    }
    return nil
  }

  /// Of tabs those that stand in one piece of code, whatever the state, are of one bar.
  private func path(_ keeper: Keeper, in tab: Int32, at site: Site) -> ObservedTabPath? {
    let record = evaluator.presentations[Int(tab)]
    guard record.condition == .always else { return nil }
    return ObservedTabPath(
      location: context.location(site), slot: observer.name(keeper.property), instance: "\(keeper.instance) \(record.function.raw)",
      tab: context.location(record.site))
  }

  private func keeper(of place: Val) -> Keeper? {
    var current = place
    for _ in 0..<8 {
      guard case .member(let base, let property) = vals[current] else { return nil }
      switch vals[base] {
      case .parameter(let function, -1):
        let type = context.passes.summaries.ownerType(function)
        guard type.exists, let kept = observer.slot(place) else { return nil }
        guard isGiven(property) else {
          return Keeper(property: kept, instance: "\(context.builder.naming.id(of: type)) \(observer.name(property))", isOne: false)
        }
        guard let object = evaluator.terms.nominalType(evaluator.typeOf(property)), let made = maker(of: object) else { return nil }
        return Keeper(property: kept, instance: "object \(observer.name(object))", isOne: isOnce(made))
      case .type, .null:
        return observer.slot(place).map { Keeper(property: $0, instance: "static \(observer.name(property))", isOne: true) }
      default: current = base
      }
    }
    return nil
  }

  private func isGiven(_ property: PropertyID) -> Bool {
    let file = context.program.file(of: property)
    return context.program.attributes(context.program.fact(property).attributes, in: file).contains {
      observer.known.givenObjects.contains(context.program.name($0.name, in: file))
    }
  }

  /// The one function that makes an object; nil where several do.
  private func maker(of type: TypeID) -> FunctionID? {
    var found: [Site: FunctionID] = [:]
    for (index, record) in evaluator.records.enumerated() {
      for use in record.constructs where use.type == type && !context.program.files[Int(use.site.file)].isTest {
        found[use.site] = FunctionID(raw: Int32(truncatingIfNeeded: index))
      }
    }
    return found.count == 1 ? found.values.first : nil
  }

  /// Whether code runs once for all tabs: that of no type or of an app, and that of a view that stands in no tab and no stack.
  private func isOnce(_ function: FunctionID) -> Bool {
    let type = context.passes.summaries.ownerType(function)
    guard type.exists else { return true }
    if [.app, .scene].contains(context.builder.naming.kind(of: type)) { return true }
    guard evaluator.isView(type), let body = context.passes.finder.bodyGetter(of: type), let spots = walk.spots[body], !spots.isEmpty
    else { return false }
    return spots.allSatisfy { $0.kind == .outside && $0.tab < 0 }
  }
}
