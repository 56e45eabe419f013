import Facts

/// States that a view shows in place: `if let topic = desk.found { topic.screen() }`. They present nothing, and yet what is put there is used.
extension GraphBuilder {
  /// Marks the cases of routes that are put into such a state.
  func markShownStates() {
    let states = shownStates()
    guard !states.isEmpty else { return }
    for put in evaluator.puts where put.operation == .assign && !fileIsTest(put.site) {
      let keys = slots.keys(put.place)
      guard keys.contains(where: states.contains) else { continue }
      let type = keys.first.map { slots.valueType(of: $0) } ?? .unknown
      for case .enumCase(let id) in targets.routes(put.value, type) where routeEnums.contains(program.owner(of: id)) {
        used.insert(addRoute(id))
      }
    }
  }

  /// The states by which the code of a view chooses what it shows, of a type whose cases are routes.
  private func shownStates() -> Set<SlotKey> {
    var result: Set<SlotKey> = []
    for (index, record) in evaluator.records.enumerated() where !record.results.isEmpty {
      let function = FunctionID(raw: Int32(truncatingIfNeeded: index))
      let type = sourceType(function)
      guard type.exists, evaluator.isView(type), !evaluator.isPreview(type), !isAction(function) else { continue }
      for given in record.results {
        for atom in evaluator.guards.atoms(given.condition) {
          guard let subject = stateShown(by: atom), takes(given.value, subject) else { continue }
          for key in slots.keys(subject) where isRouteSlot(key) { result.formUnion(slots.aliases(of: key)) }
        }
      }
    }
    return result
  }

  private func stateShown(by atom: Atom) -> Val? {
    switch atom {
    case .exists(let subject, _, true), .isCase(let subject, _): subject
    default: nil
    }
  }

  /// What runs later shows nothing.
  private func isAction(_ function: FunctionID) -> Bool {
    let parent = evaluator.records[function.index].parent
    guard parent.exists else { return false }
    return evaluator.records[parent.index].closures.contains { $0.function == function && ($0.role == .action || $0.role == .inline) }
  }

  /// Whether a view is made by or of a value: through the modifiers on it.
  private func takes(_ view: Val, _ state: Val, depth: Int = 0) -> Bool {
    guard depth < 16 else { return false }
    switch vals[view] {
    case .result(let call):
      let record = evaluator.calls[Int(call)]
      return vals.isRooted(record.receiver, in: state) || record.arguments.contains { vals.isRooted($0, in: state) }
    case .construct(_, _, let arguments, _): return arguments.contains { vals.isRooted($0, in: state) }
    case .member(let base, _): return vals.isRooted(base, in: state)
    case .foreignCall(let base, _, _, let arguments, _):
      return takes(base, state, depth: depth + 1) || arguments.contains { takes($0, state, depth: depth + 1) }
    case .choice(let items), .array(let items): return items.contains { takes($0, state, depth: depth + 1) }
    default: return false
    }
  }
}
