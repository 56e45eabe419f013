import Facts
import Knowledge

extension Evaluator {
  /// What is known of every collection and optional: their closures get elements, their results are elements or collections.
  func collectionMethod(_ name: Name, _ base: Typed, _ arguments: [CallArgument], expected: Term = .unknown) -> Typed? {
    let element = elementType(base.type)
    guard element.isKnown || terms.isOptional(base.type) else { return nil }
    let item = element.isKnown ? element : terms.unwrapped(base.type)
    let value = element.isKnown ? self.element(of: base.value) : base.value
    func evaluateAll(_ result: Term = .unknown) -> [Typed] {
      arguments.map { argument in
        guard argument.value.exists, unit.facts[argument.value].kind == .closure else {
          return evaluate(argument.value, expected: .unknown, role: .inline)
        }
        let id = program.function(frame.file, unit.facts[argument.value].function)
        return closure(id, expected: terms.intern(.function([item], result)), role: .inline, parameterTypes: [item], parameterValues: [value])
      }
    }
    switch known.collectionMethods[name] {
    case .transforms:
      let wanted = element.isKnown ? elementType(expected) : terms.unwrapped(expected)
      let typed = evaluateAll(wanted)
      guard let first = typed.first, let argument = arguments.first else { return .unknown }
      let result: Term
      switch (vals[first.value], terms[terms.unwrapped(first.type)]) {
      case (_, .function(_, let given)): result = given
      case (.caseFunction, _): result = first.type
      default: return .unknown
      }
      let given = results(of: first.value, givenTo: value, argument)
      if !element.isKnown { return Typed(value: vals.choice(given), type: terms.optional(terms.unwrapped(result))) }
      mappedElements.insert(value)
      return Typed(value: vals.intern(.array(given)), type: terms.array(terms.unwrapped(result)))
    case .selects:
      _ = evaluateAll()
      return base
    case .picks:
      _ = evaluateAll()
      return Typed(value: value, type: terms.optional(item))
    case .gathers:
      guard let first = arguments.first, element.isKnown else { return nil }
      let start = evaluate(first.value, expected: .unknown, role: .inline)
      for argument in arguments.dropFirst() where argument.value.exists && unit.facts[argument.value].kind == .closure {
        let id = program.function(frame.file, unit.facts[argument.value].function)
        _ = closure(id, expected: .unknown, role: .inline, parameterTypes: [start.type, item], parameterValues: [.unknown, value])
      }
      return Typed(value: base.value, type: start.type)
    case .numbers:
      let pair = Typed(value: vals.intern(.tuple([.unknown, value])), type: terms.intern(.tuple([.unknown, item], known.numberedLabels)))
      return Typed(value: vals.intern(.array([pair.value])), type: terms.array(pair.type))
    case .visits:
      _ = evaluateAll()
      return .unknown
    case .finds:
      _ = evaluateAll()
      guard let first = arguments.first, element.isKnown else { return .unknown }
      let site = Site(file: frame.file, offset: frame.offset)
      let found = vals.intern(.foreignCall(place(behind: base.value), name, [first.label], [soughtElement(first, item)], site))
      return Typed(value: found, type: .unknown)
    case nil: return nil
    }
  }

  /// What a closure gives that is called for each element; of a function that is handed on, what its call gives.
  private func results(of function: Val, givenTo element: Val, _ argument: CallArgument) -> [Val] {
    let callee: Callee
    var receiver = Val.unknown
    switch vals[function] {
    case .closure(let id): return records[id.index].results.map(\.value)
    case .caseFunction(let id): return [vals.intern(.enumCase(id, [element]))]
    case .function(let id, let base): (callee, receiver) = (.functions([id]), base)
    case .parameter, .member: callee = .value(function)
    default: return []
    }
    let position = Int32(truncatingIfNeeded: calls.count)
    records[frame.function.index].calls.append(position)
    calls.append(
      CallRecord(
        caller: frame.function, site: Site(file: frame.file, offset: unit.facts[argument.value].offset), condition: frame.condition,
        callee: callee, receiver: receiver, arguments: [element], role: frame.role))
    return [vals.intern(.result(position))]
  }
}
