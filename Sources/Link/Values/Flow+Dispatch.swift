import Facts

/// Calls through a protocol: which of the functions that meet the demand is called hangs on the receiver.
extension Flow {
  /// What one witness gives, with what that demands of the receiver, where whoever supplies that can know.
  func dispatched(_ given: [ResultValue], by call: CallRecord, to witness: FunctionID) -> [ResultValue] {
    guard !given.isEmpty else { return [] }
    let atom = Atom.meets(call.receiver, call.demand, witness)
    switch evaluator.reduced(atom) {
    case .holds: return given
    case .fails: return []
    case .open:
      guard vals.hasParameter(call.receiver) else { return given }
      return given.map { result in
        ResultValue(condition: evaluator.guards.adding(atom, to: result.condition), value: result.value, site: result.site)
      }
    }
  }
}

extension Flow {
  /// The types that a value can have as the program runs: by its form, else by all that the source puts there; nil where that is not all.
  func runTimeTypes(_ value: Val) -> Set<TypeID>? {
    if let known = dispatchTypes[value] { return known }
    dispatchTypes[value] = .some(nil)
    let types = computedTypes(value)
    dispatchTypes[value] = .some(types)
    return types
  }

  private func computedTypes(_ value: Val) -> Set<TypeID>? {
    if let own = evaluator.runTimeTypes(value) { return Set(own) }
    let answers = resolve(value).filter { $0 != value }
    guard !answers.isEmpty else { return nil }
    var types: Set<TypeID> = []
    for answer in answers {
      if case .null = vals[answer] { continue }
      guard let own = evaluator.runTimeTypes(answer) else { return nil }
      types.formUnion(own)
    }
    return types.isEmpty ? nil : types
  }
}
