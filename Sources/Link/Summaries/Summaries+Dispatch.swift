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
    guard let types = flow.runTimeTypes(call.receiver) else { return true }
    return !types.allSatisfy { evaluator.met(call.demand, by: $0).contains(function) }
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

  /// How many of the demands on receivers were met.
  func decidedDispatches(_ before: Condition, _ after: Condition) -> Int {
    func count(_ condition: Condition) -> Int {
      condition == .always ? 0 : evaluator.guards.atoms(condition).count(where: \.isDispatch)
    }
    return count(decidable(before)) - count(after)
  }
}
