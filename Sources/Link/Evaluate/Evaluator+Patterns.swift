import Facts

extension Evaluator {
  /// Binds a pattern's names to parts of the subject; gives what the pattern demands.
  @discardableResult
  func match(_ id: ID<Pattern>, _ subject: Typed, record: Bool) -> [Atom] {
    guard id.exists else { return [] }
    let pattern = unit.facts[id]
    switch pattern.kind {
    case .wildcard, .test: return []
    case .binding:
      frame.locals.append(Local(name: name(pattern.symbol), typed: subject))
      return []
    case .optional:
      return match(pattern.sub, Typed(value: subject.value, type: terms.unwrapped(subject.type)), record: record)
    case .cast:
      let type = resolver.resolve(pattern.type, scope)
      return match(pattern.sub, Typed(value: subject.value, type: type), record: record)
    case .tuple:
      var atoms: [Atom] = []
      let parts: [Val]
      if case .tuple(let values) = vals[subject.value] { parts = values } else { parts = [] }
      var types: [Term] = []
      if case .tuple(let inner, _) = terms[subject.type] { types = inner }
      for (index, element) in unit.facts[pattern.elements].enumerated() {
        // Of a tuple that is made elsewhere the part is known by its number.
        let isKnown = parts.isEmpty && index < types.count && subject.value.isKnown
        let other = isKnown ? vals.intern(.foreign(subject.value, names.intern(String(index)))) : .unknown
        let part = Typed(value: index < parts.count ? parts[index] : other, type: index < types.count ? types[index] : .unknown)
        atoms += match(element.pattern, part, record: record)
      }
      return atoms
    case .value:
      let expected = terms.unwrapped(subject.type)
      mentions.compared.insert(site(of: pattern.value))
      let typed = evaluate(pattern.value, expected: expected)
      if case .null = vals[typed.value] { return [.exists(subject.value, Site(file: frame.file, offset: pattern.offset), false)] }
      return equality(subject, typed)
    case .enumCase:
      return matchCase(pattern, subject, record)
    }
  }

  func matchCase(_ pattern: Pattern, _ subject: Typed, _ record: Bool) -> [Atom] {
    let name = name(pattern.symbol)
    let type = pattern.type.exists ? resolver.resolve(pattern.type, scope) : terms.unwrapped(state(of: subject.type) ?? subject.type)
    let elements = unit.facts[pattern.elements]
    if name == known.presentCase, elements.count == 1, let first = elements.first, caseID(name, type) == nil {
      return match(first.pattern, Typed(value: subject.value, type: terms.unwrapped(subject.type)), record: record)
    }
    if elements.isEmpty, terms.isOptional(subject.type), name == known.absentCase, caseID(name, type) == nil {
      return [.exists(subject.value, Site(file: frame.file, offset: pattern.offset), false)]
    }
    if caseID(name, type) == nil, let carried = carriedType(name, of: type), elements.count == 1, let first = elements.first {
      return match(first.pattern, Typed(value: vals.intern(.foreign(subject.value, name)), type: carried), record: record)
    }
    guard let id = caseID(name, type) else {
      for element in elements { match(element.pattern, .unknown, record: record) }
      return []
    }
    let file = program.file(of: id)
    let parameters = program.files[Int(file)].facts[program.fact(id).parameters]
    var atoms: [Atom] = [.isCase(subject.value, [id] + namesakes(of: id))]
    let count = elements.count
    for (index, element) in elements.enumerated() {
      // One pattern may take the whole payload as a tuple.
      if count == 1, parameters.count > 1, unit.facts[element.pattern].kind == .binding {
        let parts = parameters.indices.map { vals.intern(.payload(subject.value, id, Int32(truncatingIfNeeded: $0 - parameters.startIndex))) }
        let types = parameters.indices.map { resolver.caseParameterType(id, $0 - parameters.startIndex) }
        match(
          element.pattern, Typed(value: vals.intern(.tuple(parts)), type: terms.intern(.tuple(types, types.map { _ in .none }))),
          record: record)
        continue
      }
      var position = index
      if element.label.exists, let labelled = parameters.firstIndex(where: { program.name($0.label, in: file) == self.name(element.label) }) {
        position = labelled - parameters.startIndex
      }
      let part = vals.intern(.payload(subject.value, id, Int32(truncatingIfNeeded: position)))
      let type = resolver.specialize(resolver.caseParameterType(id, position), for: subject.type, owner: program.owner(of: id))
      atoms += match(element.pattern, Typed(value: payload(part), type: type), record: record)
    }
    return atoms
  }

  /// The payload itself where the case is known.
  func payload(_ value: Val) -> Val {
    guard case .payload(let subject, let id, let index) = vals[value], case .enumCase(id, let arguments) = vals[subject] else { return value }
    return index >= 0 && Int(index) < arguments.count ? arguments[Int(index)] : .unknown
  }

  func caseID(_ name: Name, _ type: Term) -> CaseID? {
    for found in resolver.members(name, of: type) { if case .enumCase(let id) = found.member { return id } }
    return nil
  }
}
