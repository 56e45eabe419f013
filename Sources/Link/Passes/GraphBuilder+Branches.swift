import Facts

/// What holds where something stands in a view.
extension GraphBuilder {
  /// The demands of a place and of all round it: the closures that it stands in, and where the function is a part of its own view (a
  /// computed property, a method), the one place that uses this part. Of a part that is used in several places nothing more is told.
  func condition(_ condition: Condition, in function: FunctionID) -> Condition {
    var result = condition
    var current = function
    var seen: Set<FunctionID> = [function]
    while seen.count < 64 {
      let parent = evaluator.records[current.index].parent
      if parent.exists {
        if let closure = evaluator.records[parent.index].closures.first(where: { $0.function == current }) {
          result = evaluator.guards.and(closure.condition, result)
        }
        current = parent
      } else if let use = onlyUse(ofPart: current) {
        result = evaluator.guards.and(use.condition, result)
        current = use.function
      } else {
        break
      }
      guard seen.insert(current).inserted else { break }
    }
    return result
  }

  private func onlyUse(ofPart function: FunctionID) -> PartUse? {
    let owner = sourceType(function)
    guard owner.exists, evaluator.isView(owner) else { return nil }
    switch program.fact(function).kind {
    case .getter:
      for case .property(let property) in program.members[MemberKey(type: owner, name: program.name(of: function))] ?? []
      where program.function(program.file(of: property), program.fact(property).getter) == function {
        guard let uses = evaluator.parts[property], uses.count == 1, let use = uses.values.first else { return nil }
        return sourceType(use.function) == owner ? use : nil
      }
      return nil
    case .function:
      guard let calls = flow.callers[function], calls.count == 1, evaluator.isView(evaluator.resolver.resultType(function)) else { return nil }
      let call = evaluator.calls[Int(calls[0])]
      return sourceType(call.caller) == owner && !call.isHanded ? PartUse(function: call.caller, condition: call.condition) : nil
    default: return nil
    }
  }
}
