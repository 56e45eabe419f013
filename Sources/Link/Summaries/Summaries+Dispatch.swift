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
    // What a function is handed of a class that others inherit from its callers tell, each for itself.
    let isHanded = isOfClass(call) && isDecidable(call.receiver) && isOpen(call.receiver)
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

  /// How many functions a call may lead to that are followed: fewer, where no caller tells on what it is called.
  func limit(of call: CallRecord) -> Int {
    isOfUntoldHeir(call) ? Self.maximumOverrides : Self.maximumWitnesses
  }

  /// Whether a call may mean what subclasses put in the place of what is called.
  private func isOfClass(_ call: CallRecord) -> Bool {
    call.demand.exists && program.types[program.owner(of: call.demand).index].kind == .class
  }

  /// Whether it does so on an object of which no caller tells what it is.
  func isOfUntoldHeir(_ call: CallRecord) -> Bool {
    isOfClass(call) && !isTemplate(call) && !(isDecidable(call.receiver) && isOpen(call.receiver))
  }

  /// Whether an effect stands near the call of what subclasses override on which nobody tells what it is made: in the type that makes the
  /// call, or in one that calls this. Whatever is done with objects of a class that many inherit from would else be done by all that come
  /// near one of them.
  func isNear(_ next: inout Effect, after effect: Effect, from function: FunctionID, _ call: CallRecord, _ isOpen: Bool) -> Bool {
    next.passesOverride = effect.passesOverride || isOpen && isOfClass(call)
    guard next.passesOverride else { return true }
    let awaited = decidable(next.condition)
    let isTold = awaited != .always && evaluator.guards.atoms(awaited).count(where: \.isDispatch) >= next.openDispatches
    if isTold || next.openDispatches == 0 {
      next.untoldSteps = 0
    } else if effect.untoldSteps == 0 || ownerType(function) != ownerType(call.caller) {
      next.untoldSteps = effect.untoldSteps + 1
    }
    return next.untoldSteps <= Self.maximumUntoldSteps
  }

  /// Whether an object calls on itself what its class may have put in the place of the superclass's.
  func isTemplate(_ call: CallRecord) -> Bool {
    isOfClass(call) && flow.isSelf(call.receiver)
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
