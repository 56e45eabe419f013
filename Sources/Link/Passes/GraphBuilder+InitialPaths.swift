import Facts
import Knowledge
import NavigationGraph

/// What stands in a stack's path from the start.
extension GraphBuilder {
  /// Routes with which paths begin are used. Where a path holds the stack's first screen as well, the view with the stack embeds what is made
  /// of it.
  func addInitialPaths() {
    for record in evaluator.presentations where evaluator.knowledge.shapes[record.shape].effect == .binds && !fileIsTest(record.site) {
      let type = sourceType(record.function)
      guard let slot = record.slot, type.exists, !evaluator.isPreview(type) else { continue }
      for case .property(let property) in slots.keys(slot) {
        for item in initialValues(of: property).flatMap({ items($0) }) { addInitial(item, of: property, record, type) }
      }
    }
  }

  private func addInitial(_ item: Val, of property: PropertyID, _ record: PresentationRecord, _ type: TypeID) {
    let wrapped = evaluator.unwrapped(item)
    let value = wrapped?.inner ?? item
    let routes = targets.routes(value, slots.valueType(of: .property(property)))
    for case .enumCase(let id) in routes where routeEnums.contains(program.owner(of: id)) {
      use(addRoute(id), in: type)
      guard wrapped != nil else { continue }
      for shown in (builders.views[id] ?? []) + (builders.defaults[id] ?? []) {
        guard let to = node(of: shown.target), to != node(of: type) else { continue }
        addEdge(node(of: type), to, .embeds, at: record.site)
      }
    }
  }

  /// Whether a path's elements wrap what they show: then the stack's first screen is among them.
  ///
  /// - Parameter value: the path, or one of its elements.
  func beginsWithScreen(_ value: Val) -> Bool { ([value] + items(value)).contains { evaluator.unwrapped($0) != nil } }

  private func items(_ value: Val) -> [Val] {
    if case .array(let items) = vals[value] { return items }
    return flow.resolve(value).flatMap { known -> [Val] in if case .array(let items) = vals[known] { items } else { [] } }
  }

  /// The values that a property is declared with, and those that its type is made with.
  private func initialValues(of property: PropertyID) -> [Val] {
    let fact = program.fact(property)
    var result: [Val] = []
    if fact.initial.exists {
      result += evaluator.records[program.function(program.file(of: property), fact.initial).index].results.map(\.value)
    }
    for position in flow.constructions[program.owner(of: property)] ?? [] {
      let call = evaluator.calls[Int(position)]
      let maker = sourceType(call.caller)
      guard !fileIsTest(call.site), !maker.exists || !evaluator.isPreview(maker) else { continue }
      if let known = evaluator.constructedField(property, of: call.receiver) { result.append(known) }
    }
    return result
  }
}
