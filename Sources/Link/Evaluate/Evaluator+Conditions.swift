import Facts

extension Evaluator {
  /// What a condition demands; binds its names for what follows.
  func condition(_ operation: Operation) -> [Atom] {
    if operation.pattern.exists {
      let pattern = unit.facts[operation.pattern]
      let typed = evaluate(operation.value, expected: .unknown)
      if pattern.kind == .optional || pattern.kind == .binding {
        match(operation.pattern, Typed(value: typed.value, type: terms.unwrapped(typed.type)), record: false)
        let written = opaque(operation.value, suffix: " != nil")
        guard typed.value.isKnown, case .opaque(let site) = written else { return [written] }
        return [casePresence(typed.value) ?? .exists(typed.value, site, true)]
      }
      return match(operation.pattern, typed, record: true)
    }
    return demands(operation.value)
  }

  /// `if let edit = model.destination?.edit`: the payload of a case that no pattern named is there where the value is of that case.
  private func casePresence(_ value: Val) -> Atom? {
    guard case .payload(let subject, let id, _) = vals[value] else { return nil }
    let isNamed = guards.atoms(frame.condition).contains { atom in
      if case .isCase(subject, let ids) = atom { return ids.contains(id) }
      return false
    }
    return isNamed ? nil : .isCase(subject, [id])
  }

  /// A condition that is kept as it is written.
  func opaque(_ id: ID<Value>, suffix: String = "") -> Atom {
    guard id.exists else { return .opaque(Site(file: frame.file, offset: 0)) }
    let site = Site(file: frame.file, offset: unit.facts[id].offset)
    if opaqueTexts[site] == nil { opaqueTexts[site] = FactsDump.text(of: id, in: unit.facts) + suffix }
    return .opaque(site)
  }

  /// What must hold for a Boolean value to be true.
  func demands(_ id: ID<Value>) -> [Atom] {
    let known = understood(id)
    return known.isEmpty && id.exists ? [opaque(id)] : known
  }

  func understood(_ id: ID<Value>) -> [Atom] {
    guard id.exists else { return [] }
    let value = unit.facts[id]
    switch value.kind {
    case .binary where text(value.symbol) == "&&":
      return demands(value.base) + demands(value.second)
    case .binary where text(value.symbol) == "==" || text(value.symbol) == "!=":
      let isEqual = text(value.symbol) == "=="
      noteCompared(value)
      let left = evaluate(value.base, expected: .unknown)
      let right = evaluate(value.second, expected: left.type)
      let first = left.type.isKnown || isPlain(value.second) ? left : evaluate(value.base, expected: right.type)
      if let known = presence(value.base, left, right, isThere: !isEqual) { return known }
      return isEqual ? equality(first, right) : equality(first, right).compactMap(negation)
    case .unary where text(value.symbol) == "!":
      let inner = evaluate(value.base, expected: .unknown)
      return inner.value.isKnown ? [.flag(inner.value, false)] : []
    default:
      let typed = evaluate(id, expected: .unknown)
      switch vals[typed.value] {
      case .member, .parameter, .foreign: return [.flag(typed.value, true)]
      default: return []
      }
    }
  }

  /// `x != nil` and `x == nil`.
  private func presence(_ base: ID<Value>, _ left: Typed, _ right: Typed, isThere: Bool) -> [Atom]? {
    guard case .null = vals[right.value], left.value.isKnown, case .opaque(let site) = opaque(base, suffix: " != nil") else { return nil }
    return [.exists(left.value, site, isThere)]
  }

  func isPlain(_ id: ID<Value>) -> Bool {
    guard id.exists else { return true }
    return unit.facts[id].kind != .implicitMember
  }

  func equality(_ left: Typed, _ right: Typed) -> [Atom] {
    switch (vals[left.value], vals[right.value]) {
    case (_, .enumCase(let id, _)): return [.isCase(left.value, [id])]
    case (.enumCase(let id, _), _): return [.isCase(right.value, [id])]
    default:
      if let name = constantText(right.value) { return [.equals(left.value, name)] }
      if let name = constantText(left.value) { return [.equals(right.value, name)] }
      return []
    }
  }

  /// The text that a value is: written, or that of a constant of a type or a file (`Keys.home`).
  func constantText(_ value: Val) -> Name? {
    switch vals[value] {
    case .text(let name): return name
    case .member(let base, let property):
      switch vals[base] {
      case .type, .null: break
      default: return nil
      }
      let fact = program.fact(property)
      guard fact.modifiers.contains(.constant), fact.initial.exists else { return nil }
      if case .text(let name) = vals[defaultValue(program.function(program.file(of: property), fact.initial))] { return name }
      return nil
    default: return nil
    }
  }
}
