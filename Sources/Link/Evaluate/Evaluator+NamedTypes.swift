import Facts

/// Types that code names as what something is: who says a type to a framework, or takes what a framework made as one, has what is of it.
extension Evaluator {
  /// Notes the types of the source that a type is made of.
  func noteNamed(_ term: Term, at site: Site) {
    var open = [term]
    var steps = 0
    while let next = open.popLast(), steps < 64 {
      steps += 1
      switch terms[next] {
      case .nominal(let id, let arguments):
        open += arguments
        guard program.types[id.index].isSource, program.types[id.index].kind != .protocol, id != frame.selfType else { continue }
        if typeUses[id]?[frame.function] == nil { typeUses[id, default: [:]][frame.function] = site }
      case .optional(let inner), .array(let inner), .metatype(let inner): open.append(inner)
      case .dictionary(let key, let value): open += [key, value]
      case .tuple(let parts, _), .composition(let parts): open += parts
      case .function(let parameters, let result): open += parameters + [result]
      case .generic, .unknown: continue
      }
    }
  }

  /// The generic arguments that stand behind a name.
  func noteArguments(of term: Term) {
    guard case .nominal(_, let arguments) = terms[term] else { return }
    for argument in arguments { noteNamed(argument, at: Site(file: frame.file, offset: frame.offset)) }
  }

  /// Notes what a value is cast to, or declared as.
  func noteTaken(_ id: ID<Value>, as type: Term, _ value: Val, at site: Site) {
    if isReused(id) { return noteReused(type, at: site) }
    switch vals[value] {
    case .construct, .closure, .array, .enumCase, .text, .number, .bool, .null: return
    default: noteNamed(type, at: site)
    }
  }

  /// A view that a framework makes for whoever asks for it stands there.
  func noteReused(_ type: Term, at site: Site) {
    guard let id = terms.nominalType(metatypeInstance(type)), program.types[id.index].isSource, program.types[id.index].kind == .class,
      isView(id), id != frame.selfType
    else { return }
    let value = vals.intern(.construct(id, .none, [], site))
    records[frame.function.index].constructs.append(
      ConstructUse(type: id, value: value, site: site, condition: frame.condition, role: frame.role == .content ? .content : .inline))
  }

  /// The types that a call is handed by which views are reused: `dequeueReusableCell(ProductCell.self, for: path)`.
  func noteReused(_ callee: Value, _ arguments: [CallArgument], at site: Site) {
    guard callee.kind == .name || callee.kind == .member, knowledge.reusing.contains(name(callee.symbol)) else { return }
    for argument in arguments where argument.value.exists {
      let value = unit.facts[argument.value]
      let isType = value.kind == .type || value.kind == .metatype || value.kind == .member && names[name(value.symbol)] == "self"
      if isType { noteReused(evaluate(argument.value, expected: .unknown).type, at: site) }
    }
  }

  /// What is made for views of a type says that type, or its closure does: `CellRegistration { (cell: ProductCell, path, item) in … }`.
  func noteRegistered(_ name: Name, _ type: Term, _ values: [Val], at site: Site) {
    if knowledge.nibs.contains(name), let first = values.first, case .text(let nib) = vals[first], let id = knownType(nib) {
      return noteNamed(terms.nominal(id), at: site)
    }
    guard knowledge.registrations.contains(name) else { return }
    if case .nominal(_, let arguments) = terms[type], let first = arguments.first { return noteReused(first, at: site) }
    for value in values {
      if case .closure(let id) = vals[value] { noteReused(resolver.parameterType(id, 0), at: site) }
    }
  }

  /// Whether an expression is the call by which a framework gives a view that it made, or a part of what that gives.
  private func isReused(_ id: ID<Value>) -> Bool {
    var current = id
    for _ in 0..<32 where current.exists {
      let value = unit.facts[current]
      switch value.kind {
      case .optionalChain, .force, .subscript, .cast: current = value.base
      case .member where known.collectionProperties[name(value.symbol)] == .picks: current = value.base
      case .call:
        var callee = value.base
        while callee.exists, unit.facts[callee].kind == .optionalChain || unit.facts[callee].kind == .force { callee = unit.facts[callee].base }
        guard callee.exists, unit.facts[callee].kind == .name || unit.facts[callee].kind == .member else { return false }
        let method = name(unit.facts[callee].symbol)
        if knowledge.reusing.contains(method) { return true }
        guard unit.facts[callee].kind == .member, known.collectionMethods[method] == .picks else { return false }
        current = unit.facts[callee].base
      default: return false
      }
    }
    return false
  }
}
