import Facts
import NavigationGraph

/// Who calls a closure in the end: the property of the component that it was handed to, through components that only hand it on.
struct Triggers {
  /// A property of a type that holds a closure.
  struct Holder: Hashable, Comparable {
    let type: TypeID
    let property: Name
    static func < (a: Holder, b: Holder) -> Bool { (a.type, a.property) < (b.type, b.property) }
  }

  private let evaluator: Evaluator
  private let flow: Flow
  private var given: [FunctionID: [Holder]] = [:]
  private var forwards: [Holder: [Holder]] = [:]
  /// Methods that were handed over themselves (`screen.onNext = showNext`).
  private var givenMethods: [FunctionID: [Holder]] = [:]

  init(_ evaluator: Evaluator, _ flow: Flow) {
    self.evaluator = evaluator
    self.flow = flow
    for call in evaluator.calls.prefix(evaluator.recordedCalls) {
      guard case .construct(let type, let initializer) = call.callee else { continue }
      for (index, value) in call.arguments.enumerated() {
        guard let holder = holder(type, initializer, index) else { continue }
        note(value, holder)
      }
    }
    for put in evaluator.puts where put.operation == .assign {
      guard case .member(_, let property) = evaluator.vals[put.place] else { continue }
      note(put.value, Holder(type: evaluator.program.owner(of: property), property: evaluator.program.name(of: property)))
    }
  }

  private mutating func note(_ value: Val, _ holder: Holder) {
    switch evaluator.vals[value] {
    case .closure(let id): given[id, default: []].append(holder)
    case .function(let id, _): givenMethods[id, default: []].append(holder)
    case .choice(let items): for item in items { note(item, holder) }
    case .member(let base, let property):
      guard case .parameter(_, -1) = evaluator.vals[base] else { return }
      let own = Holder(type: evaluator.program.owner(of: property), property: evaluator.program.name(of: property))
      if own != holder { forwards[own, default: []].append(holder) }
    default: return
    }
  }

  /// The property that an argument of an initialiser ends in.
  private func holder(_ type: TypeID, _ initializer: FunctionID, _ index: Int) -> Holder? {
    guard initializer.exists else {
      let properties = evaluator.memberwise(type)
      return index < properties.count ? Holder(type: type, property: evaluator.program.name(of: properties[index])) : nil
    }
    let parameter = evaluator.vals.intern(.parameter(initializer, Int32(truncatingIfNeeded: index)))
    for position in evaluator.records[initializer.index].puts {
      let put = evaluator.puts[Int(position)]
      if put.value == parameter, case .member(_, let property) = evaluator.vals[put.place] {
        return Holder(type: type, property: evaluator.program.name(of: property))
      }
    }
    let parameters = evaluator.program.parameters(of: initializer)
    guard index < parameters.count else { return nil }
    let file = evaluator.program.file(of: initializer)
    return Holder(type: type, property: evaluator.program.name(parameters[parameters.startIndex + index].name, in: file))
  }

  /// Who calls the closure round a place in the end. A method of a coordinator that only closures of its own type call (`{ self.showNext() }`),
  /// or that was handed over itself, is called by whoever calls these, where they are all called by one type.
  func trigger(of function: FunctionID, depth: Int = 0) -> Holder? {
    if let own = triggerAround(function) { return own.holder }
    let method = evaluator.outermost(function)
    let fact = evaluator.program.fact(method)
    // What frameworks call has callers that no source shows.
    guard depth < Self.maximumMethods, fact.kind == .function, fact.attributes.isEmpty, !fact.modifiers.contains(.override),
      !evaluator.isView(evaluator.program.owner(of: method))
    else { return nil }
    var holders = (givenMethods[method] ?? []).map(last)
    let calls = (flow.callers[method] ?? []).map { evaluator.calls[Int($0)] }.filter { !$0.isHanded }
    guard calls.count <= Self.maximumCallers else { return nil }
    for call in calls {
      guard evaluator.program.owner(of: call.caller) == evaluator.program.owner(of: method),
        let holder = trigger(of: call.caller, depth: depth + 1)
      else { return nil }
      holders.append(holder)
    }
    guard let first = holders.min(), holders.allSatisfy({ $0.type == first.type }) else { return nil }
    return first
  }

  /// Methods are followed to the closures that call them through no more than these, nor is one that more places call.
  private static let maximumMethods = 4
  private static let maximumCallers = 4

  /// The closure round a place that was handed to somebody, and the last that holds it.
  private func triggerAround(_ function: FunctionID) -> (closure: FunctionID, holder: Holder)? {
    var current = function
    for _ in 0..<64 where current.exists {
      if let first = given[current]?.min(), first.type.exists { return (current, last(first)) }
      current = evaluator.records[current.index].parent
    }
    return nil
  }

  private func last(_ holder: Holder) -> Holder {
    var current = holder
    var seen: Set<Holder> = [holder]
    while let next = forwards[current]?.min(), seen.insert(next).inserted { current = next }
    return current
  }

  /// The event that a condition demands of a parameter of a function or of the closures round it; with the values that are sent, as far as
  /// all are known.
  ///
  /// - Parameter handed: a function that is handed on at the place: its parameters are what it will be given.
  func event(_ condition: Condition, in function: FunctionID, handed: FunctionID? = nil) -> (enumCase: CaseID, isSent: Bool)? {
    for atom in evaluator.guards.atoms(condition) {
      guard case .isCase(let value, let ids) = atom, ids.count == 1, case .parameter(let owner, let index) = evaluator.vals[value], index >= 0,
        owner == handed || isAround(owner, function), !evaluator.records[owner.index].isForeign
      else { continue }
      // Frameworks send actions, too.
      if evaluator.reducers.contains(where: { $0.function == owner }) { return (ids[0], true) }
      let sent = flow.arguments(of: owner, Int(index)).flatMap { flow.resolve($0) }
      let cases = sent.map { known -> CaseID? in
        switch evaluator.vals[known] {
        case .enumCase(let id, _), .caseFunction(let id): id
        default: nil
        }
      }
      let isKnown = !cases.isEmpty && !cases.contains(nil)
      return (ids[0], !isKnown || cases.contains(ids[0]))
    }
    return nil
  }

  /// The same, or the event under which the only caller of a helper of the same type calls it.
  func event(
    of function: FunctionID, _ condition: Condition, handed: FunctionID? = nil, depth: Int = 0
  ) -> (enumCase: CaseID, isSent: Bool)? {
    if let own = event(condition, in: function, handed: handed) { return own }
    guard depth < 4, !evaluator.records[function.index].parent.exists, let callers = flow.callers[function], callers.count == 1 else {
      return nil
    }
    let call = evaluator.calls[Int(callers[0])]
    guard evaluator.program.owner(of: call.caller) == evaluator.program.owner(of: function) else { return nil }
    return event(of: call.caller, call.condition, depth: depth + 1)
  }

  private func isAround(_ owner: FunctionID, _ function: FunctionID) -> Bool {
    var current = function
    for _ in 0..<64 where current.exists {
      if current == owner { return true }
      current = evaluator.records[current.index].parent
    }
    return false
  }
}
