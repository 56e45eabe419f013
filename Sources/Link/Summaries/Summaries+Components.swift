import Facts

/// Components that forward what they are made with.
extension Summaries {
  /// Gives the waiting effects of components the values that they are made with, until nothing changes.
  func supplyComponents() {
    var done: Set<ComponentKey> = []
    var changed = true
    var rounds = 0
    while changed, rounds < 16 {
      changed = false
      rounds += 1
      for (type, list) in waiting.sorted(by: { $0.key < $1.key }) {
        for (effect, function) in list {
          for position in flow.constructions[type] ?? [] {
            guard done.insert(ComponentKey(key: effect.key, function: function, call: position)).inserted else { continue }
            changed = true
            supply(effect, function, type, evaluator.calls[Int(position)])
          }
        }
      }
      drain()
    }
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
    if let outer = component(of: next.value) {
      waiting[outer, default: []].append((next, call.caller))
    } else if next.isConcrete, ownerType(call.caller).exists {
      occurrences.append(
        Occurrence(effect: next, function: call.caller, site: call.site, through: effect.chain, component: type))
    } else {
      add(next, to: call.caller)
    }
  }
}
