import Facts

extension Evaluator {
  /// What a value is, and its type. `expected` is the type that the place wants, for implicit members and closures.
  func evaluate(_ id: ID<Value>, expected: Term, role: Role = .view) -> Typed {
    guard id.exists, frame.depth < 400 else { return .unknown }
    let unit = unit
    let value = unit.facts[id]
    frame.depth += 1
    frame.offset = value.offset
    defer { frame.depth -= 1 }
    func inner(_ other: ID<Value>, _ type: Term = .unknown) -> Typed { evaluate(other, expected: type, role: role) }
    switch value.kind {
    case .name:
      let typed = overload(of: nameValue(value), expected)
      if localIndex(name(value.symbol)) == nil { noteViewRead(typed, value) }
      return typed
    case .projected: return projected(value)
    case .`self`:
      if let index = localIndex(names.intern("self")) { return frame.locals[index].typed }
      return selfValue
    case .super: return Typed(value: selfValue.value, type: superType)
    case .member, .implicitMember, .call:
      let typed =
        switch value.kind {
        case .member: noteGetter(member(value), value)
        case .implicitMember: implicitMember(name(value.symbol), expected: expected)
        default: call(id, expected: expected, role: role)
        }
      noteMention(typed, value)
      if value.kind != .call { noteViewRead(typed, value) }
      return typed
    case .subscript:
      let writes = isWriting
      isWriting = false
      let base = inner(value.base)
      if let place = keyed(base, value) { return place }
      let wanted = keyType(base.type)
      let arguments = unit.facts[value.arguments].map { evaluate($0.value, expected: wanted).value }
      if let own = ownSubscript(of: base, arguments) ?? foreignSubscript(of: base) { return own }
      if arguments.count == 1, let entry = entry(of: base, under: arguments[0], writes: writes) { return entry }
      if let first = unit.facts[value.arguments].first, isRange(first.value) { return base }
      return Typed(value: element(of: base.value), type: subscriptType(base.type))
    case .closure:
      return closure(program.function(frame.file, value.function), expected: expected, role: role)
    case .array:
      let wanted = writtenElement(expected)
      let items = unit.facts[value.arguments].map { evaluate($0.value, expected: wanted, role: role) }
      if wanted.isKnown, wanted != elementType(expected) { return Typed(value: vals.intern(.array(items.map(\.value))), type: expected) }
      let type = wanted.isKnown ? wanted : items.lazy.map(\.type).first(where: \.isKnown) ?? .unknown
      return Typed(value: vals.intern(.array(items.map(\.value))), type: terms.array(type))
    case .dictionary:
      let pairs = unit.facts[value.arguments]
      var types: (Term, Term) = (.unknown, .unknown)
      if case .dictionary(let key, let element) = terms[terms.unwrapped(expected)] { types = (key, element) }
      var items: [Val] = []
      let isKeyed = holdsEntries(expected) && !pairs.isEmpty
      for (index, argument) in pairs.enumerated() {
        let typed = evaluate(argument.value, expected: index % 2 == 0 ? types.0 : types.1, role: role)
        if isKeyed || index % 2 == 1 { items.append(typed.value) }
      }
      if isKeyed { return Typed(value: vals.intern(.dictionary(items)), type: expected) }
      return Typed(value: vals.intern(.array(items)), type: expected)
    case .tuple:
      let arguments = Array(unit.facts[value.arguments])
      var wanted: [Term] = []
      if case .tuple(let types, _) = terms[expected] { wanted = types }
      let items = arguments.enumerated().map { evaluate($1.value, expected: $0 < wanted.count ? wanted[$0] : .unknown, role: role) }
      return Typed(
        value: vals.intern(.tuple(items.map(\.value))), type: terms.intern(.tuple(items.map(\.type), arguments.map(\.label).map(name))))
    case .ternary: return ternary(value, expected, role)
    case .binary: return binary(value, expected, role)
    case .unary:
      let typed = inner(value.base)
      return Typed(value: text(value.symbol) == "!" ? .unknown : typed.value, type: typed.type)
    case .cast:
      let type = resolver.resolve(value.type, scope)
      let isWritten = value.base.exists && unit.facts[value.base].kind == .dictionary && !expected.isKnown
      let typed = inner(value.base, isWritten ? type : expected)
      if value.flags.contains(.test) { return Typed(value: .unknown, type: terms.nominal(resolver.external(known.bool))) }
      noteTaken(value.base, as: type, typed.value, at: Site(file: frame.file, offset: value.offset))
      return Typed(value: typed.value, type: value.flags.contains(.conditional) ? terms.optional(type) : type)
    case .optionalChain:
      let typed = inner(value.base)
      return Typed(value: typed.value, type: terms.unwrapped(typed.type))
    case .force:
      let typed = inner(value.base, expected)
      return Typed(value: typed.value, type: terms.unwrapped(typed.type))
    case .inOut: return inner(value.base, expected)
    case .type, .metatype:
      let type = resolver.resolve(value.type, scope)
      noteNamed(type, at: Site(file: frame.file, offset: value.offset))
      return Typed(value: vals.intern(.type(type)), type: terms.intern(.metatype(type)))
    case .keyPath: return keyPath(value)
    case .string:
      let parts = unit.facts[value.arguments].map { evaluate($0.value, expected: .unknown).value }
      let type = terms.nominal(resolver.external(known.string))
      if value.flags.contains(.interpolated) { return Typed(value: interpolated(parts, value), type: type) }
      return Typed(value: vals.intern(.text(name(value.symbol))), type: type)
    case .number: return Typed(value: vals.intern(.number(name(value.symbol))), type: numberType(text(value.symbol), expected))
    case .bool: return Typed(value: vals.intern(.bool(value.flags.contains(.isTrue))), type: terms.nominal(resolver.external(known.bool)))
    case .nil: return Typed(value: vals.intern(.null), type: expected)
    case .block: return evaluateBlock(program.function(frame.file, value.function), expected: expected)
    case .macro:
      let given = unit.facts[value.arguments].map { evaluate($0.value, expected: .unknown) }
      return knowledge.selectors.contains(name(value.symbol)) ? given.first ?? .unknown : .unknown
    case .regex, .discard, .unknown: return .unknown
    }
  }

  /// The type of a number: that of its place, or what a literal is without one.
  private func numberType(_ text: String, _ expected: Term) -> Term {
    if expected.isKnown, terms.nominalType(expected) != nil { return terms.unwrapped(expected) }
    let isFraction = !text.hasPrefix("0x") && text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 32 == UInt8(ascii: "e") }
    return terms.nominal(resolver.external(isFraction ? known.double : known.int))
  }

  /// Of a text that begins like a URL its beginning, as what a text is made of; else nothing is known.
  private func interpolated(_ parts: [Val], _ value: Value) -> Val {
    if isReadingTitle {
      let labels = parts.map { _ in Name.none }
      let site = Site(file: frame.file, offset: value.offset)
      return vals.intern(.foreignCall(vals.intern(.null), knowledge.interpolation, labels, parts, site))
    }
    guard let first = parts.first, case .text(let text) = vals[first], names[text].contains("://") else { return .unknown }
    return vals.intern(.foreignCall(vals.intern(.null), known.string, [.none], [first], Site(file: frame.file, offset: value.offset)))
  }

  func ternary(_ value: Value, _ expected: Term, _ role: Role) -> Typed {
    let atoms = demands(value.base)
    let before = frame.condition
    frame.condition = atoms.reduce(before) { guards.adding($1, to: $0) }
    let first = evaluate(value.second, expected: expected, role: role)
    frame.condition = before
    let second = evaluate(value.third, expected: expected.isKnown ? expected : first.type, role: role)
    let type = first.type.isKnown ? first.type : second.type
    let isOptional = [first.value, second.value].contains { vals[$0] == .null } && !terms.isOptional(type)
    return Typed(value: vals.choice([first.value, second.value]), type: isOptional ? terms.optional(type) : type)
  }

  // MARK: Self

  var selfValue: Typed {
    guard frame.selfType.exists else { return .unknown }
    let type = resolver.selfTerm(frame.selfType)
    if frame.isStatic { return Typed(value: vals.intern(.type(type)), type: terms.intern(.metatype(type))) }
    return Typed(value: vals.intern(.parameter(frame.selfFunction, -1)), type: extendedType ?? type)
  }

  /// In an extension of a collection or a binding the type that it is held to: `extension Array where Element == Route`.
  private var extendedType: Term? {
    guard !program.types[frame.selfType.index].isSource, frame.selfFunction.exists else { return nil }
    let owner = program.fact(frame.selfFunction).owner
    guard owner.exists else { return nil }
    let unit = program.files[Int(program.file(of: frame.selfFunction))]
    let scope = TypeScope(file: program.file(of: frame.selfFunction))
    for requirement in unit.facts[unit.facts[owner].generics] where requirement.isEquality && requirement.constraint.exists {
      let held = resolver.resolve(requirement.constraint, scope)
      guard held.isKnown else { continue }
      let isArray = known.arrayTypes.contains(program.types[frame.selfType.index].name)
      return isArray ? terms.array(held) : terms.nominal(frame.selfType, [held])
    }
    return nil
  }

  private var superType: Term {
    guard frame.selfType.exists else { return .unknown }
    return resolver.inherited(frame.selfType).first ?? .unknown
  }

  /// Of methods of one name that are handed on, the one that takes what the place gives it.
  private func overload(of typed: Typed, _ expected: Term) -> Typed {
    guard case .function(let id, let receiver) = vals[typed.value], program.owner(of: id).exists,
      case .function(let wanted, _) = terms[terms.unwrapped(expected)], wanted.contains(where: \.isKnown)
    else { return typed }
    let fitting = candidates(program.name(of: id), in: program.owner(of: id)).map(\.0).filter { other in
      program.parameters(of: other).count == wanted.count
        && wanted.indices.allSatisfy { terms.unwrapped(resolver.parameterType(other, $0)) == terms.unwrapped(wanted[$0]) }
    }
    guard let first = fitting.first, !fitting.contains(id) else { return typed }
    return Typed(value: vals.intern(.function(first, receiver)), type: functionType(first))
  }

  // MARK: Names

  func nameValue(_ value: Value) -> Typed {
    let name = name(value.symbol)
    if let index = localIndex(name) { return frame.locals[index].typed }
    if name == known.allCases, frame.selfType.exists { noteData(resolver.selfTerm(frame.selfType)) }
    if name == known.selfType, frame.selfType.exists {
      let type = resolver.selfTerm(frame.selfType)
      return Typed(value: vals.intern(.type(type)), type: terms.intern(.metatype(type)))
    }
    if let found = memberOfSelf(name) ?? global(name) {
      noteGetter(found, value)
      return found
    }
    let isLower = names[name].unicodeScalars.first?.properties.isLowercase == true
    if isLower, isExtended(selfValue) || isInherited(name) { return heldValue(name) ?? foreignMember(name, of: selfValue) }
    if name == knowledge.storyboardProperty, !frame.isStatic, isView(selfValue.type) { return foreignMember(name, of: selfValue) }
    return typeName(value)
  }

  /// What a binding holds, named in an extension of bindings: of its own type, so that what the extension adds is not meant.
  private func heldValue(_ name: Name) -> Typed? {
    guard name == known.heldProperty, isBinding(frame.selfType) else { return nil }
    let held = unbound(selfValue.type)
    return Typed(value: selfValue.value, type: held == selfValue.type ? .unknown : held)
  }

  /// Whether a name is a member that a controller has from the framework.
  private func isInherited(_ name: Name) -> Bool {
    let isKnown = knowledge.memberTypes[name] != nil || name == knowledge.childrenProperty || name == knowledge.barItemProperty
    guard !frame.isStatic, frame.selfType.exists, isKnown else { return false }
    return resolver.descends(frame.selfType, from: knowledge.viewControllers)
  }

  /// Whether the code stands in an extension of a collection or a binding, whose own members it names without `self`.
  private func isExtended(_ own: Typed) -> Bool {
    if case .array = terms[own.type] { return !frame.isStatic }
    guard !frame.isStatic, let id = terms.nominalType(own.type), !program.types[id.index].isSource else { return false }
    let name = program.types[id.index].name
    return isBinding(id) || knowledge.collections.contains(name) || known.arrayTypes.contains(name)
  }

  /// A name as a member of the type that the code stands in, or of a type round that one.
  func memberOfSelf(_ name: Name) -> Typed? {
    var type = frame.selfType
    var isOwn = true
    while type.exists {
      let base: Typed
      if isOwn {
        base = selfValue
      } else {
        let term = resolver.selfTerm(type)
        base = Typed(value: vals.intern(.type(term)), type: terms.intern(.metatype(term)))
      }
      if let found = declaredMember(name, of: base, in: type) { return found }
      type = program.types[type.index].parent
      isOwn = false
    }
    return nil
  }

  func global(_ name: Name) -> Typed? {
    for member in program.globals[name] ?? [] {
      switch member {
      case .property(let id): return Typed(value: vals.intern(.member(vals.intern(.null), id)), type: typeOf(id))
      case .function(let id): return Typed(value: vals.intern(.function(id, vals.intern(.null))), type: functionType(id))
      default: continue
      }
    }
    return nil
  }

  /// The name of a type: of the source, or a foreign one where it starts with a capital.
  func typeName(_ value: Value) -> Typed {
    let name = name(value.symbol)
    guard isTypeName(name) else { return .unknown }
    let type = namedType(name, value.type)
    if let id = terms.nominalType(type) { namedTypes.insert(id) }
    return Typed(value: vals.intern(.type(type)), type: terms.intern(.metatype(type)))
  }

  func namedType(_ name: Name, _ arguments: ID<TypeNode>) -> Term {
    if arguments.exists {
      let type = resolver.resolve(arguments, scope)
      noteArguments(of: type)
      return type
    }
    return resolver.resolveName(name, scope)
  }

  func projected(_ value: Value) -> Typed {
    let name = name(value.symbol)
    if let index = localIndex(name) {
      let typed = frame.locals[index].typed
      return Typed(value: bindingValue(typed.value), type: binding(unbound(typed.type)))
    }
    if let index = localIndex(names.intern("$" + names[name])) { return frame.locals[index].typed }
    guard let found = memberOfSelf(name) else { return .unknown }
    return Typed(value: bindingValue(found.value), type: binding(found.type))
  }

  func bindingValue(_ value: Val) -> Val {
    if case .binding = vals[value] { return value }
    return value.isKnown ? vals.intern(.binding(value)) : .unknown
  }

  /// What a `Binding` holds; another type as it is.
  func unbound(_ term: Term) -> Term {
    if case .nominal(let id, let arguments) = terms[terms.unwrapped(term)], isBinding(id), let first = arguments.first { return first }
    return term
  }

  func isWrapper(_ term: Term) -> Bool { terms.nominalType(term).map { isBinding($0) } ?? false }

  func isBinding(_ id: TypeID) -> Bool {
    let type = program.types[id.index]
    return !type.isSource && known.wrappers.contains(type.name)
  }

  // MARK: Implicit members

  /// The type whose members a value of a type has: of an array, what the source adds to all of them.
  func declaringType(_ type: Term) -> TypeID? {
    if case .array = terms[type] { return resolver.external(known.array) }
    return terms.nominalType(type)
  }

  func implicitMember(_ name: Name, expected: Term) -> Typed {
    let type = terms.unwrapped(expected)
    guard let id = declaringType(type) else {
      untypedMember = UntypedMember(name: name, arguments: nil, offset: frame.offset)
      return .unknown
    }
    let base = Typed(value: vals.intern(.type(type)), type: terms.intern(.metatype(type)))
    if let found = declaredMember(name, of: base, in: id) {
      if !found.type.isKnown { return Typed(value: found.value, type: type) }
      return found
    }
    if isBinding(id) { return .unknown }
    return Typed(value: vals.intern(.foreign(base.value, name)), type: type)
  }
}
