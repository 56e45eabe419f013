import Facts

/// Bindings that are made by hand.
extension Evaluator {
  /// `Bindable(router)`, `Binding(projectedValue:)`: the wrapper of a value.
  func wrapper(_ type: Term, _ arguments: [CallArgument]) -> Typed? {
    guard arguments.count == 1, let argument = arguments.first, argument.value.exists, unit.facts[argument.value].kind != .closure else {
      return nil
    }
    let held = unbound(type)
    let typed = evaluate(argument.value, expected: held == type ? .unknown : held)
    return Typed(value: bindingValue(typed.value), type: binding(unbound(typed.type)))
  }

  /// `$store.route.animation()`, `$model.route.case(/Route.edit)`: a method of a binding that gives one of the same place, or of a case's payload.
  func bindingOfPart(_ name: Name, _ base: Typed, _ arguments: [CallArgument]) -> Typed? {
    guard case .binding(let place) = vals[base.value] else { return nil }
    if knowledge.passingBindings.contains(name) {
      for argument in arguments { _ = evaluate(argument.value, expected: .unknown) }
      return base
    }
    guard name == knowledge.caseOfBinding, arguments.count == 1, let argument = arguments.first else { return nil }
    let path = evaluate(argument.value, expected: .unknown)
    guard let id = caseMeant(by: path.value, of: unbound(base.type)) else { return nil }
    let type = terms.optional(resolver.caseParameterType(id, 0))
    return Typed(value: bindingValue(vals.intern(.payload(place, id, 0))), type: binding(type))
  }

  /// `Binding(get:set:)`: it leads to the place that its getter reads, or else to the one that its setter writes.
  func bindingByAccessors(_ arguments: [CallArgument], _ site: Site) -> Typed? {
    guard let getter = arguments.first(where: { $0.label == known.getterLabel || $0.isTrailing && !$0.label.exists }), getter.value.exists,
      unit.facts[getter.value].kind == .closure
    else { return nil }
    let typed = evaluate(getter.value, expected: .unknown, role: .view)
    let closureID = program.function(frame.file, unit.facts[getter.value].function)
    let results = records[closureID.index].results.map(\.value)
    var isDerived = false
    var place = results.first(where: isReadPlace) ?? .unknown
    var type = Term.unknown
    if case .function(_, let result) = terms[typed.type] { type = result }
    for setter in arguments where setter.value != getter.value && (setter.label == known.setterLabel || setter.isTrailing) {
      let before = puts.count
      _ = evaluate(setter.value, expected: terms.intern(.function([type], .unknown)), role: .action)
      if setter.value.exists, unit.facts[setter.value].kind == .closure {
        records[program.function(frame.file, unit.facts[setter.value].function).index].isSetter = true
      }
      if !isReadPlace(place), let written = puts.dropFirst(before).first {
        place = written.place
        // What is read is made of the place, and not what it holds.
        isDerived = terms.unwrapped(type) != terms.unwrapped(placeType(place))
      }
    }
    if !isReadPlace(place), isBool(type) { place = results.lazy.compactMap { self.observed($0) }.first ?? .unknown }
    guard isReadPlace(place) else { return Typed(value: .unknown, type: binding(type)) }
    bindingConditions[site] = asked(by: closureID, of: place)
    // A flag that is computed from the place says only that there is something.
    let isComputed = isDerived || isBool(type) && !isBool(placeType(place)) && !isPresence(place)
    return Typed(value: vals.intern(.binding(isComputed ? vals.intern(.foreign(place, presence)) : place)), type: binding(type))
  }

  /// The optional place that a flag is computed from: `route.map { isModal($0) } ?? false`.
  private func observed(_ value: Val, depth: Int = 0) -> Val? {
    guard depth < 4 else { return nil }
    switch vals[value] {
    case .member: return terms.isOptional(placeType(value)) ? value : nil
    case .choice(let items): return items.lazy.compactMap { self.observed($0, depth: depth + 1) }.first
    case .result(let call): return calls[Int(call)].arguments.lazy.compactMap { self.observed($0, depth: depth + 1) }.first
    default: return nil
    }
  }

  /// What a getter asks of the place that it reads before it gives it (`if !sheet.isLarge { sheet } else { nil }`), or compares it with.
  private func asked(by getter: FunctionID, of place: Val) -> Condition {
    var subject = place
    var condition = Condition.always
    if case .foreign(let base, presence) = vals[place] {
      subject = base
      guard let only = onlyExpression(of: getter), unit.facts[only].kind == .binary else { return .always }
      condition = understood(only).reduce(.always) { guards.adding($1, to: $0) }
    } else {
      let given = records[getter.index].results.filter { $0.value == place }
      guard given.count == 1, let first = given.first else { return .always }
      condition = first.condition
    }
    return guards.condition(
      guards.atoms(condition).filter { atom in
        if case .exists = atom { return false }
        return atom.subject.map { vals.isRooted($0, in: subject) } ?? false
      })
  }

  /// The expression that is all of a function.
  private func onlyExpression(of function: FunctionID) -> ID<Value>? {
    let body = program.fact(function).body.indices
    let operations = unit.facts.operations
    guard let first = body.first, body.count == 1, operations.indices.contains(first) else { return nil }
    let kind = operations[first].kind
    return kind == .evaluate || kind == .return ? operations[first].value : nil
  }

  private func isBool(_ term: Term) -> Bool { terms.nominalType(term).map { program.types[$0.index].name == known.bool } ?? false }

  private func placeType(_ place: Val) -> Term {
    switch vals[place] {
    case .member(_, let property): typeOf(property)
    case .parameter(let function, let index): resolver.parameterType(function, Int(index))
    default: .unknown
    }
  }

  private func isPresence(_ value: Val) -> Bool {
    if case .foreign(_, presence) = vals[value] { return true }
    return false
  }

  private func isReadPlace(_ value: Val) -> Bool {
    switch vals[value] {
    case .member, .element, .parameter, .payload: true
    case .foreign: isPresence(value)
    default: false
    }
  }
}
