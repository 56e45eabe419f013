import Facts

/// Calls through a protocol: which of the functions that meet a demand they lead to.
extension Summaries {
  /// Whether a call through a protocol can lead to one of the functions that meet the demand, as far as its receiver is known.
  func isMeant(_ function: FunctionID, by call: CallRecord) -> Bool {
    guard call.demand.exists, let types = flow.runTimeTypes(call.receiver) else { return true }
    return types.contains { evaluator.met(call.demand, by: $0).contains(function) }
  }

  /// Whether a call may lead to others than the function at hand as well.
  func isUndecided(_ function: FunctionID, by call: CallRecord) -> Bool {
    guard call.demand.exists else { return false }
    // What a function is handed its callers tell, each for itself.
    let isHanded = isDecidable(call.receiver) && isOpen(call.receiver)
    guard let types = isHanded ? evaluator.runTimeTypes(call.receiver).map({ Set($0) }) : flow.runTimeTypes(call.receiver) else { return true }
    return !types.allSatisfy { evaluator.met(call.demand, by: $0).contains(function) }
  }

  /// Whether a call can lead to more functions than are followed, as far as its receiver is known.
  func isCrowded(_ position: Int32) -> Bool {
    let call = evaluator.calls[Int(position)]
    let most = limit(of: call)
    guard call.isAmbiguous, case .functions(let ids) = call.callee, ids.count > most else { return false }
    if let known = crowdedCalls[position] { return known }
    let isCrowded = ids.count { isMeant($0, by: call) } > most
    crowdedCalls[position] = isCrowded
    return isCrowded
  }

  /// How many functions a call may lead to that are followed.
  func limit(of call: CallRecord) -> Int {
    let isOfClass = call.demand.exists && program.types[program.owner(of: call.demand).index].kind == .class
    return isOfClass && !isTemplate(call) ? Self.maximumOverrides : Self.maximumWitnesses
  }

  /// Whether an object calls on itself what its class may have put in the place of the superclass's.
  func isTemplate(_ call: CallRecord) -> Bool {
    guard call.demand.exists, flow.isSelf(call.receiver) else { return false }
    return program.types[program.owner(of: call.demand).index].kind == .class
  }

  /// Whether a caller supplies what is called on the way: it tells where that leads.
  func awaitsReceiver(_ condition: Condition) -> Bool {
    guard condition != .always else { return false }
    return evaluator.guards.atoms(condition).contains { atom in
      if case .meets(let value, _, _) = atom { isDecidable(value) && isOpen(value) } else { false }
    }
  }

  /// The condition without all but what it demands of receivers.
  func onlyDispatches(_ condition: Condition) -> Condition {
    let kept = evaluator.guards.atoms(condition).filter(\.isDispatch)
    return kept.isEmpty ? .always : evaluator.guards.condition(kept)
  }

  /// The condition without the demands on receivers that all that the source puts there meets; nil where nothing of that meets one.
  func settled(_ condition: Condition) -> Condition? {
    guard condition != .always else { return condition }
    var kept: [Atom] = []
    for atom in evaluator.guards.atoms(condition) {
      guard case .meets(let value, let demand, let witness) = atom, !(isDecidable(value) && isOpen(value)),
        let types = flow.runTimeTypes(value)
      else {
        kept.append(atom)
        continue
      }
      let answers = types.map { evaluator.met(demand, by: $0).contains(witness) }
      guard answers.contains(true) else { return nil }
      if answers.contains(false) { kept.append(atom) }
    }
    return evaluator.guards.condition(kept)
  }

  /// Whether what a value is hangs on the type that a receiver has as the program runs, and the source leaves several.
  func leavesSeveral(_ value: Val) -> Bool {
    switch vals[value] {
    case .result(let index):
      let call = evaluator.calls[Int(index)]
      guard case .functions(let ids) = call.callee, call.demand.exists else { return false }
      return ids.contains { isMeant($0, by: call) && isUndecided($0, by: call) }
    case .member(let base, let property):
      return flow.meant(by: property, of: base).count > 1
    default: return false
    }
  }

  /// How many of the demands on receivers were met.
  func decidedDispatches(_ before: Condition, _ after: Condition) -> Int {
    func count(_ condition: Condition) -> Int {
      condition == .always ? 0 : evaluator.guards.atoms(condition).count(where: \.isDispatch)
    }
    return count(decidable(before)) - count(after)
  }
}
