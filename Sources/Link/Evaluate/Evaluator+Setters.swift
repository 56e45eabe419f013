import Facts

/// Setters that do more than store what they are given: an assignment is a call of them.
extension Evaluator {
  /// A setter as an assignment means it: with the arguments before the value.
  struct Setter {
    let function: FunctionID
    let receiver: Val
    let arguments: [Val]
  }

  /// The setter that an assignment runs, where the source writes one.
  func setter(of target: Value, _ place: Val) -> Setter? {
    if target.kind == .subscript { return subscriptSetter(of: target) }
    guard case .member(let base, let property) = vals[place] else { return nil }
    let setter = program.function(program.file(of: property), program.fact(property).setter)
    return setter.exists ? Setter(function: setter, receiver: base, arguments: []) : nil
  }

  private func subscriptSetter(of target: Value) -> Setter? {
    let base = evaluate(target.base, expected: .unknown)
    guard let type = terms.nominalType(unbound(base.type)), program.types[type.index].isSource else { return nil }
    let arguments = unit.facts[target.arguments].map { evaluate($0.value, expected: .unknown).value }
    for ancestor in resolver.lineage(type) {
      for setter in program.subscriptSetters[ancestor] ?? [] where program.parameters(of: setter).count == arguments.count + 1 {
        return Setter(function: setter, receiver: place(behind: base.value), arguments: arguments)
      }
    }
    return nil
  }

  /// Records the call of a setter that does something else with its value than to store it.
  ///
  /// - Returns: whether that is all that the assignment does: the value is added to a place, and replaces nothing there.
  func callSetter(_ setter: Setter, _ value: Typed, _ site: Site) -> Bool {
    // One that is being evaluated is not known yet: it may assign to itself.
    if !records[setter.function.index].isEvaluated { evaluate(setter.function) }
    let given = vals.intern(.parameter(setter.function, Int32(truncatingIfNeeded: setter.arguments.count)))
    let work = work(of: setter.function, given)
    guard !work.stores, work.doesMore else { return false }
    records[frame.function.index].calls.append(Int32(truncatingIfNeeded: calls.count))
    calls.append(
      CallRecord(
        caller: frame.function, site: site, condition: frame.condition, callee: .functions([setter.function]), receiver: setter.receiver,
        arguments: setter.arguments + [value.value], role: frame.role))
    return work.adds
  }

  private func work(of function: FunctionID, _ given: Val) -> (stores: Bool, adds: Bool, doesMore: Bool) {
    var work = (stores: false, adds: false, doesMore: false)
    var open = [function]
    var seen: Set<FunctionID> = []
    while let next = open.popLast(), seen.count < 64 {
      guard seen.insert(next).inserted else { continue }
      let record = records[next.index]
      open += record.closures.map(\.function)
      work.doesMore = work.doesMore || !record.puts.isEmpty || !record.calls.isEmpty
      for index in record.puts where vals.alternatives(puts[Int(index)].value).contains(given) {
        if puts[Int(index)].operation == .assign { work.stores = true }
        if puts[Int(index)].operation == .append { work.adds = true }
      }
    }
    return work
  }
}
