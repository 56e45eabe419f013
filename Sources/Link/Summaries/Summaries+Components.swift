import Facts

/// Components that forward what they are made with.
extension Summaries {
  /// Gives the waiting effects of components the values that they are made with, round by round until nothing new waits: each round is one
  /// component further out.
  func supplyComponents() {
    var done: Set<ComponentKey> = []
    var supplied: [TypeID: Int] = [:]
    for _ in 0..<Self.maximumComponents {
      let new = takeWaiting(&supplied)
      if new.isEmpty { return }
      for (type, list) in new {
        for (effect, function) in list {
          for position in flow.constructions[type] ?? [] {
            guard done.insert(ComponentKey(key: effect.key, function: function, call: position)).inserted else { continue }
            supply(effect, function, type, evaluator.calls[Int(position)])
          }
        }
      }
      drain()
    }
    for (type, list) in takeWaiting(&supplied) {
      for (effect, _) in list where cutComponents[type]?.contains(effect.action) != true {
        cutComponents[type, default: []].append(effect.action)
      }
    }
  }

  /// What waits and was not taken before, by type.
  private func takeWaiting(_ taken: inout [TypeID: Int]) -> [(type: TypeID, effects: [(Effect, FunctionID)])] {
    var result: [(type: TypeID, effects: [(Effect, FunctionID)])] = []
    for (type, list) in waiting {
      let first = taken[type] ?? 0
      guard first < list.count else { continue }
      result.append((type, Array(list[first...])))
      taken[type] = list.count
    }
    return result.sorted { $0.type < $1.type }
  }

  struct ComponentKey: Hashable {
    let key: Effect.Key
    let function: FunctionID
    let call: Int32
  }

  func supply(_ effect: Effect, _ function: FunctionID, _ type: TypeID, _ call: CallRecord) {
    let method = evaluator.records[function.index].selfFunction
    let substitution = Substitution(evaluator: evaluator, bindings: [Bindings(function: method, arguments: [], receiver: call.receiver)])
    var next = effect
    next.value = essential(substitution.apply(effect.value))
    next.condition = evaluator.guards.understood(call.condition, vals)
    next.site = call.site
    next.isConcrete = !isOpen(next.value)
    next.isInnerOpen = isInnerOpen(next.value)
    if let outer = supplier(of: next.value) {
      waiting[outer, default: []].append((next, call.caller))
    } else if next.isConcrete, ownerType(call.caller).exists {
      occurrences.append(
        Occurrence(effect: next, function: call.caller, site: call.site, through: effect.chain, component: type))
    } else {
      add(next, to: call.caller)
    }
  }
}
