import Facts

/// An argument as it stands at a call.
struct CallArgument {
  let label: Name
  let value: ID<Value>
  let isTrailing: Bool
}

extension Evaluator {
  func call(_ id: ID<Value>, expected: Term, role: Role) -> Typed {
    let unit = unit
    let value = unit.facts[id]
    let site = Site(file: frame.file, offset: value.offset)
    let arguments = unit.facts[value.arguments].map { CallArgument(label: name($0.label), value: $0.value, isTrailing: $0.isTrailing) }
    var calleeID = value.base
    while calleeID.exists, unit.facts[calleeID].kind == .optionalChain || unit.facts[calleeID].kind == .force {
      calleeID = unit.facts[calleeID].base
    }
    guard calleeID.exists else { return .unknown }
    let callee = unit.facts[calleeID]
    noteReused(callee, arguments, at: site)
    wantedType = expected
    switch callee.kind {
    case .name where name(callee.symbol) == known.optional && arguments.count == 1:
      let held = evaluate(arguments[0].value, expected: terms.unwrapped(expected), role: role)
      return Typed(value: held.value, type: terms.optional(held.type))
    case .name: return callName(callee, arguments, site, expected, role)
    case .member: return callMember(callee, arguments, site, expected, role)
    case .implicitMember:
      return callImplicit(name(callee.symbol), arguments, site, expected, role)
    case .`self`, .super:
      let base = evaluate(calleeID, expected: .unknown)
      return callValue(base, arguments, site, role)
    default:
      let base = evaluate(calleeID, expected: .unknown)
      if case .metatype = terms[base.type] { return construct(by: base, arguments, site, role) }
      return callValue(base, arguments, site, role)
    }
  }

  // MARK: By form of the callee

  func callName(_ callee: Value, _ arguments: [CallArgument], _ site: Site, _ expected: Term, _ role: Role) -> Typed {
    let name = name(callee.symbol)
    if let index = localIndex(name) {
      let typed = frame.locals[index].typed
      if case .function(let id, let receiver) = vals[typed.value] {
        return callFunctions([id], receiver: Typed(value: receiver, type: .unknown), arguments, site)
      }
      return callValue(typed, arguments, site, role)
    }
    var type = frame.selfType
    var isOwn = true
    while type.exists {
      let functions = candidates(name, in: type)
      if !functions.isEmpty {
        let receiver = isOwn ? selfValue : Typed(value: vals.intern(.null), type: resolver.selfTerm(type))
        return callFunctions(functions.map(\.0), receiver: receiver, arguments, site, role: role)
      }
      if isOwn, let found = declaredMember(name, of: selfValue, in: type) {
        if case .caseFunction(let id) = vals[found.value] { return enumCase(id, arguments, found.type, role) }
        return callValue(found, arguments, site, role)
      }
      type = program.types[type.index].parent
      isOwn = false
    }
    let functions = (program.globals[name] ?? []).compactMap { member -> FunctionID? in
      if case .function(let id) = member { id } else { nil }
    }
    if !functions.isEmpty, knownType(name) == nil {
      return callFunctions(functions, receiver: Typed(value: vals.intern(.null), type: .unknown), arguments, site)
    }
    if let property = global(property: name) { return callValue(property, arguments, site, role) }
    if isTypeName(name) {
      let type = wrapping(namedType(name, callee.type), expected)
      return construct(generic: type, arguments, site, role) ?? construct(type, arguments, site, role)
    }
    // A modifier, or an inherited method, with `self` left out.
    let isMember = !frame.isStatic && frame.selfType.exists && (isView(frame.selfType) || knowledge.hasMethod(name))
    let base = isMember ? selfValue : Typed(value: vals.intern(.null), type: .unknown)
    return foreign(name, base: base, forms: [.modifier, .method, .construct], arguments, site, role, isBaseWritten: false)
  }

  /// A wrapper that is written without what it holds (`_state = State(initialValue: …)`): it holds what its place does.
  private func wrapping(_ type: Term, _ expected: Term) -> Term {
    guard case .nominal(let id, let arguments) = terms[type], arguments.isEmpty, isBinding(id), isWrapper(expected),
      case .nominal(_, let held) = terms[terms.unwrapped(expected)], held.count == 1
    else { return type }
    return terms.nominal(id, held)
  }

  /// Whether a name is one of a type: the source's, or a foreign one's that starts with a capital.
  func isTypeName(_ name: Name) -> Bool {
    if names.isCapitalized(name) { return true }
    if let known = knownType(name), program.types[known.index].isSource { return true }
    var type = frame.selfType
    while type.exists {
      if resolver.memberType(name, in: type) != nil { return true }
      type = program.types[type.index].parent
    }
    return false
  }

  func knownType(_ name: Name) -> TypeID? {
    let id = ProgramIndex.topLevel(name, seenFrom: frame.file, program)
    return id.exists ? id : nil
  }

  func global(property name: Name) -> Typed? {
    for case .property(let id) in program.globals[name] ?? [] {
      return Typed(value: vals.intern(.member(vals.intern(.null), id)), type: typeOf(id))
    }
    return nil
  }

  /// The functions of a name that a type has, its own before inherited ones.
  func candidates(_ name: Name, in type: TypeID) -> [(FunctionID, TypeID)] {
    resolver.members(name, of: type).compactMap { found in if case .function(let id) = found.member { (id, found.owner) } else { nil } }
  }

  func callMember(_ callee: Value, _ arguments: [CallArgument], _ site: Site, _ expected: Term, _ role: Role) -> Typed {
    let base = evaluate(callee.base, expected: .unknown, role: role)
    let name = name(callee.symbol)
    if case .metatype(let type) = terms[base.type] {
      if name == known.initializer { return construct(by: base, arguments, site, role) }
      return callStatic(name, of: type, base, callee, arguments, site, role)
    }
    if case .`self` = unit.facts[callee.base].kind, name == known.initializer { return construct(base.type, arguments, site, .inline) }
    if case .super = unit.facts[callee.base].kind, name == known.initializer {
      return superInit(arguments, site)
    }
    // What the source adds to bindings themselves comes before what their values have.
    let added = terms.nominalType(base.type).flatMap { isBinding($0) ? candidates(name, in: $0) : nil } ?? []
    let receiver = added.isEmpty ? through(base) : base
    var functions = added.isEmpty ? methods(name, of: receiver.type) : added
    if functions.isEmpty, isView(receiver.type) { functions = viewExtensions(name) }
    if !functions.isEmpty {
      let isSuper = if case .super = unit.facts[callee.base].kind { true } else { false }
      return callFunctions(functions.map(\.0), receiver: receiver, arguments, site, role: role, isSuper: isSuper)
    }
    // A closure that a property holds, or a case's payload.
    if let id = terms.nominalType(receiver.type), let found = declaredMember(name, of: receiver, in: id), mayBeCalled(found.type) {
      return callValue(found, arguments, site, role)
    }
    if case .binding = vals[base.value], case .function = terms[base.type] { return callValue(base, arguments, site, role) }
    if let found = part(name, of: receiver, arguments, site) { return found }
    if let found = bindingOfPart(name, base, arguments) { return found }
    return foreign(name, base: receiver, forms: [.modifier, .method], arguments, site, role, own: ownCollection(callee.base), expected: expected)
  }

  /// Whether a property of a type can be what is called: a plain value of the name of a modifier is not.
  private func mayBeCalled(_ type: Term) -> Bool {
    guard let id = terms.nominalType(type) else { return true }
    if !candidates(names.intern("callAsFunction"), in: id).isEmpty { return true }
    let entity = program.types[id.index]
    if entity.isSource { return entity.kind == .protocol }
    return !isBinding(id) && ![known.bool, known.string].contains(entity.name)
  }

  private func methods(_ name: Name, of type: Term) -> [(FunctionID, TypeID)] {
    switch terms[terms.unwrapped(type)] {
    case .nominal(let id, _): return candidates(name, in: id)
    case .composition, .generic, .array:
      return resolver.members(name, of: type).compactMap { found in
        if case .function(let id) = found.member { (id, found.owner) } else { nil }
      }
    default: return []
    }
  }

  /// What is behind a binding's value, for calls.
  func through(_ base: Typed) -> Typed {
    guard let id = terms.nominalType(base.type), isBinding(id) else { return base }
    return Typed(value: base.value, type: unbound(base.type))
  }

  /// Functions that the source adds to every view.
  func viewExtensions(_ name: Name) -> [(FunctionID, TypeID)] {
    for view in knowledge.swiftUIViews {
      guard let type = program.externals[view] else { continue }
      let found = candidates(name, in: type)
      if !found.isEmpty { return found }
    }
    return []
  }

  func callStatic(
    _ name: Name, of type: Term, _ base: Typed, _ callee: Value, _ arguments: [CallArgument], _ site: Site, _ role: Role
  ) -> Typed {
    if let id = terms.nominalType(type) {
      if let caseID = caseID(name, type), !arguments.isEmpty || program.fact(caseID).parameters.isEmpty {
        return enumCase(caseID, arguments, type, role)
      }
      let functions = candidates(name, in: id)
      if !functions.isEmpty {
        return callFunctions(functions.map(\.0), receiver: base, arguments, site)
      }
      if let made = wrappedElement(name, of: isBare(type) ? wantedType : type, arguments, site) { return made }
      if let nested = resolver.memberType(name, in: id) {
        return construct(callee.type.exists ? resolver.resolve(callee.type, scope) : nested, arguments, site, role)
      }
      if let found = declaredMember(name, of: base, in: id) { return callValue(found, arguments, site, role) }
      // `Module.function()`
      let globals = program.types[id.index].isSource ? [] : program.globals(name, in: program.types[id.index].name)
      let free = globals.compactMap { member in if case .function(let id) = member { id } else { nil } }
      if !free.isEmpty { return callFunctions(free, receiver: Typed(value: vals.intern(.null), type: .unknown), arguments, site) }
    }
    if names.isCapitalized(name) {
      let plain = member(name, of: base, site: site).type
      guard callee.type.exists else { return construct(plain, arguments, site, role) }
      let written = namedType(name, callee.type)
      return construct(terms.nominalType(written) == terms.nominalType(metatypeInstance(plain)) ? written : plain, arguments, site, role)
    }
    return foreign(name, base: base, forms: [.method, .construct], arguments, site, role)
  }

  /// The type whose static method the call stands in, where it has the method that is called, too.
  private func impliedMethod(_ name: Name) -> Term? {
    guard let id = terms.nominalType(impliedType), !program.types[id.index].isSource, knowledge.hasMethod(name) else { return nil }
    return impliedType
  }

  /// Whether a type stands without the generic arguments that it may have.
  private func isBare(_ type: Term) -> Bool {
    if case .nominal(_, let arguments) = terms[type] { return arguments.isEmpty }
    return false
  }

  func callImplicit(_ name: Name, _ arguments: [CallArgument], _ site: Site, _ expected: Term, _ role: Role) -> Typed {
    let type = terms.unwrapped(expected)
    if name == known.initializer { return construct(type, arguments, site, role) }
    if name == known.presentCase, terms.isOptional(expected), arguments.count == 1, caseID(name, type) == nil {
      return evaluate(arguments[0].value, expected: type, role: role)
    }
    if let made = wrappedElement(name, of: type, arguments, site) ?? foreignCase(name, of: type, arguments, site) { return made }
    guard let id = declaringType(type) else {
      if let effect = impliedEffect(name) ?? impliedMethod(name) { return callImplicit(name, arguments, site, effect, role) }
      let values = arguments.map { evaluate($0.value, expected: .unknown, role: role).value }
      untypedMember = UntypedMember(name: name, arguments: values, offset: site.offset)
      return .unknown
    }
    if let caseID = caseID(name, type) { return enumCase(caseID, arguments, type, role) }
    let base = Typed(value: vals.intern(.type(type)), type: terms.intern(.metatype(type)))
    let functions = candidates(name, in: id)
    if !functions.isEmpty {
      let typed = callFunctions(functions.map(\.0), receiver: base, arguments, site)
      return Typed(value: typed.value, type: typed.type.isKnown ? typed.type : type)
    }
    if let found = declaredMember(name, of: base, in: id) { return callValue(found, arguments, site, role) }
    let typed = foreign(name, base: base, forms: [.method, .construct], arguments, site, role)
    return Typed(value: typed.value, type: typed.type.isKnown ? typed.type : type)
  }

  /// An enum that is handed to a decoder, or whose cases are asked for, lives by data.
  func noteData(_ term: Term) {
    if let id = terms.nominalType(metatypeInstance(term)), program.types[id.index].kind == .enum { dataEnums.insert(id) }
  }

  func enumCase(_ id: CaseID, _ arguments: [CallArgument], _ type: Term, _ role: Role) -> Typed {
    var values: [Val] = []
    for (index, argument) in arguments.enumerated() {
      let wanted = resolver.specialize(resolver.caseParameterType(id, index), for: type, owner: program.owner(of: id))
      values.append(handed(argument.value, expected: wanted).value)
    }
    return Typed(value: caseValue(id, values), type: terms.unwrapped(metatypeInstance(type)))
  }

  /// A case of an enum that the source does not declare, with what it carries: `.success(.home)`.
  private func foreignCase(_ name: Name, of type: Term, _ arguments: [CallArgument], _ site: Site) -> Typed? {
    guard let carried = carriedType(name, of: type), arguments.count == 1 else { return nil }
    let value = handed(arguments[0].value, expected: carried).value
    return Typed(value: vals.intern(.foreignCall(vals.intern(.null), name, [.none], [value], site)), type: type)
  }

  /// What a case of such an enum carries, by the enum's generic arguments.
  func carriedType(_ name: Name, of type: Term) -> Term? {
    guard case .nominal(let id, let given) = terms[type], !program.types[id.index].isSource, let position = known.carryingCases[name],
      position < given.count
    else { return nil }
    return given[position]
  }

  func superInit(_ arguments: [CallArgument], _ site: Site) -> Typed {
    guard frame.selfType.exists, let parent = resolver.inherited(frame.selfType).first else { return .unknown }
    let made = records[frame.function.index].constructs.count
    let shown = presentations.count
    let first = calls.count
    let typed = construct(parent, arguments, site, .inline)
    for index in first..<calls.count where calls[index].site == site {
      if case .construct = calls[index].callee { calls[index].isDelegated = true }
    }
    // The superclass's part of what is made already is no other thing.
    for index in presentations.indices.dropFirst(shown)
    where presentations[index].site == site && knowledge.shapes[presentations[index].shape].effect == .holds {
      heldBySelf.append(Int32(truncatingIfNeeded: index))
    }
    let uses = records[frame.function.index].constructs
    records[frame.function.index].constructs = uses.prefix(made) + uses.dropFirst(made).filter { $0.site != site }
    return typed
  }

  // MARK: Values that are called

  func callValue(_ callee: Typed, _ arguments: [CallArgument], _ site: Site, _ role: Role) -> Typed {
    if case .metatype = terms[callee.type] { return construct(by: callee, arguments, site, role) }
    // A value of a type with `callAsFunction`, or one that the table knows (`dismiss()`).
    if let id = terms.nominalType(callee.type) {
      let functions = candidates(names.intern("callAsFunction"), in: id)
      if !functions.isEmpty {
        return callFunctions(functions.map(\.0), receiver: callee, arguments, site)
      }
      if !program.types[id.index].isSource {
        return foreign(program.types[id.index].name, base: callee, forms: [.value], arguments, site, role)
      }
    }
    switch vals[callee.value] {
    case .function(let id, let receiver):
      return callFunctions([id], receiver: Typed(value: receiver, type: .unknown), arguments, site)
    case .caseFunction(let id): return enumCase(id, arguments, callee.type, role)
    default: break
    }
    var types: [Term] = []
    var result = Term.unknown
    if case .function(let parameters, let given) = terms[terms.unwrapped(callee.type)] { (types, result) = (parameters, given) }
    let values = arguments.enumerated().map { index, argument in
      handed(argument.value, expected: index < types.count ? types[index] : .unknown).value
    }
    guard callee.value.isKnown else { return Typed(value: .unknown, type: result) }
    let position = Int32(truncatingIfNeeded: calls.count)
    records[frame.function.index].calls.append(position)
    calls.append(
      CallRecord(
        caller: frame.function, site: site, condition: frame.condition, callee: .value(callee.value), receiver: .unknown, arguments: values,
        role: frame.role))
    return Typed(value: vals.intern(.result(position)), type: result)
  }
}
