import Facts

extension Evaluator {
  /// What a value is, and its type. `expected` is the type that the place wants, for implicit members and closures.
  func evaluate(_ id: ID<Value>, expected: Term, isTarget: Bool = false, role: Role = .view) -> Typed {
    guard id.exists, frame.depth < 400 else { return .unknown }
    let unit = unit
    let value = unit.facts[id]
    frame.depth += 1
    defer { frame.depth -= 1 }
    func inner(_ other: ID<Value>, _ type: Term = .unknown) -> Typed { evaluate(other, expected: type, isTarget: isTarget, role: role) }
    switch value.kind {
    case .name: return nameValue(value)
    case .projected: return projected(value)
    case .`self`:
      if let index = localIndex(names.intern("self")) { return frame.locals[index].typed }
      return selfValue
    case .super: return Typed(value: selfValue.value, type: superType)
    case .member: return member(value, expected: expected, isTarget: isTarget)
    case .implicitMember: return implicitMember(name(value.symbol), expected: expected, site: Site(file: frame.file, offset: value.offset))
    case .call: return call(id, expected: expected, role: role)
    case .subscript:
      let base = inner(value.base)
      for argument in unit.facts[value.arguments] { _ = evaluate(argument.value, expected: .unknown) }
      return Typed(value: element(of: base.value), type: subscriptType(base.type))
    case .closure:
      return closure(program.function(frame.file, value.function), expected: expected, role: role)
    case .array:
      let wanted = elementType(expected)
      let items = unit.facts[value.arguments].map { evaluate($0.value, expected: wanted, role: role) }
      let type = wanted.isKnown ? wanted : items.lazy.map(\.type).first(where: \.isKnown) ?? .unknown
      return Typed(value: vals.intern(.array(items.map(\.value))), type: terms.array(type))
    case .dictionary:
      let pairs = unit.facts[value.arguments]
      var types: (Term, Term) = (.unknown, .unknown)
      if case .dictionary(let key, let element) = terms[terms.unwrapped(expected)] { types = (key, element) }
      var items: [Val] = []
      for (index, argument) in pairs.enumerated() {
        let typed = evaluate(argument.value, expected: index % 2 == 0 ? types.0 : types.1, role: role)
        if index % 2 == 1 { items.append(typed.value) }
      }
      return Typed(value: vals.intern(.array(items)), type: expected)
    case .tuple:
      let arguments = Array(unit.facts[value.arguments])
      var wanted: [Term] = []
      if case .tuple(let types, _) = terms[expected] { wanted = types }
      let items = arguments.enumerated().map { evaluate($1.value, expected: $0 < wanted.count ? wanted[$0] : .unknown, role: role) }
      return Typed(value: vals.intern(.tuple(items.map(\.value))), type: terms.intern(.tuple(items.map(\.type), arguments.map(\.label).map(name))))
    case .ternary: return ternary(value, expected, role)
    case .binary: return binary(value, expected, role)
    case .unary:
      let typed = inner(value.base)
      return Typed(value: text(value.symbol) == "!" ? .unknown : typed.value, type: typed.type)
    case .cast:
      let typed = inner(value.base, expected)
      let type = resolver.resolve(value.type, scope)
      if value.flags.contains(.test) { return Typed(value: .unknown, type: terms.nominal(resolver.external("Bool"))) }
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
      return Typed(value: vals.intern(.type(type)), type: terms.intern(.metatype(type)))
    case .keyPath: return keyPath(value)
    case .string:
      for argument in unit.facts[value.arguments] { _ = evaluate(argument.value, expected: .unknown) }
      let type = terms.nominal(resolver.external("String"))
      if value.flags.contains(.interpolated) { return Typed(value: .unknown, type: type) }
      return Typed(value: vals.intern(.text(name(value.symbol))), type: type)
    case .number: return Typed(value: vals.intern(.number(name(value.symbol))), type: .unknown)
    case .bool: return Typed(value: vals.intern(.bool(value.flags.contains(.isTrue))), type: terms.nominal(resolver.external("Bool")))
    case .nil: return Typed(value: vals.intern(.null), type: expected)
    case .block: return evaluateBlock(program.function(frame.file, value.function), expected: expected)
    case .macro:
      for argument in unit.facts[value.arguments] { _ = evaluate(argument.value, expected: .unknown) }
      return .unknown
    case .regex, .discard, .unknown: return .unknown
    }
  }

  private func ternary(_ value: Value, _ expected: Term, _ role: Role) -> Typed {
    let atoms = demands(value.base)
    let before = frame.condition
    frame.condition = atoms.reduce(before) { guards.adding($1, to: $0) }
    let first = evaluate(value.second, expected: expected, role: role)
    frame.condition = before
    let second = evaluate(value.third, expected: expected.isKnown ? expected : first.type, role: role)
    return Typed(value: vals.choice([first.value, second.value]), type: first.type.isKnown ? first.type : second.type)
  }

  private func binary(_ value: Value, _ expected: Term, _ role: Role) -> Typed {
    switch text(value.symbol) {
    case "??":
      let first = evaluate(value.base, expected: terms.optional(expected), role: role)
      let second = evaluate(value.second, expected: expected.isKnown ? expected : terms.unwrapped(first.type), role: role)
      return Typed(value: vals.choice([first.value, second.value]), type: second.type.isKnown ? second.type : terms.unwrapped(first.type))
    case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "~=", "===", "!==":
      let first = evaluate(value.base, expected: .unknown)
      _ = evaluate(value.second, expected: first.type)
      // What the comparison is made of: a `Bool` binding computed from a slot leads back to it.
      let isPlace = if case .member = vals[first.value] { true } else { false }
      return Typed(value: isPlace ? first.value : .unknown, type: terms.nominal(resolver.external("Bool")))
    case "+":
      let first = evaluate(value.base, expected: expected)
      let second = evaluate(value.second, expected: first.type)
      if case .array(let left) = vals[first.value], case .array(let right) = vals[second.value] {
        return Typed(value: vals.intern(.array(left + right)), type: first.type)
      }
      return Typed(value: .unknown, type: first.type)
    default:
      let first = evaluate(value.base, expected: .unknown)
      _ = evaluate(value.second, expected: first.type)
      return Typed(value: .unknown, type: first.type)
    }
  }

  private func keyPath(_ value: Value) -> Typed {
    let root = value.type.exists ? resolver.resolve(value.type, scope) : .unknown
    let path = unit.facts[value.arguments].map { name($0.label) }
    return Typed(value: vals.intern(.keyPath(root, path)), type: .unknown)
  }

  // MARK: Self

  var selfValue: Typed {
    guard frame.selfType.exists else { return .unknown }
    let type = resolver.selfTerm(frame.selfType)
    if frame.isStatic { return Typed(value: vals.intern(.type(type)), type: terms.intern(.metatype(type))) }
    return Typed(value: vals.intern(.parameter(frame.selfFunction, -1)), type: type)
  }

  private var superType: Term {
    guard frame.selfType.exists else { return .unknown }
    return resolver.inherited(frame.selfType).first ?? .unknown
  }

  // MARK: Names

  private func nameValue(_ value: Value) -> Typed {
    let name = name(value.symbol)
    if let index = localIndex(name) { return frame.locals[index].typed }
    if names[name] == "Self", frame.selfType.exists {
      let type = resolver.selfTerm(frame.selfType)
      return Typed(value: vals.intern(.type(type)), type: terms.intern(.metatype(type)))
    }
    if let found = memberOfSelf(name) { return found }
    if let found = global(name) { return found }
    return typeName(value)
  }

  /// A name as a member of the type that the code stands in, or of a type round that one.
  private func memberOfSelf(_ name: Name) -> Typed? {
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

  private func global(_ name: Name) -> Typed? {
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
  private func typeName(_ value: Value) -> Typed {
    let name = name(value.symbol)
    let first = names[name].unicodeScalars.first
    guard let first, first.properties.isUppercase else { return .unknown }
    let type = namedType(name, value.type)
    return Typed(value: vals.intern(.type(type)), type: terms.intern(.metatype(type)))
  }

  func namedType(_ name: Name, _ arguments: ID<TypeNode>) -> Term {
    if arguments.exists { return resolver.resolve(arguments, scope) }
    return resolver.resolveName(name, scope)
  }

  private func projected(_ value: Value) -> Typed {
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

  private func isWrapper(_ term: Term) -> Bool { terms.nominalType(term).map { isBinding($0) } ?? false }

  func isBinding(_ id: TypeID) -> Bool {
    let type = program.types[id.index]
    return !type.isSource && ["Binding", "Bindable", "State"].contains(names[type.name])
  }

  // MARK: Members

  private func member(_ value: Value, expected: Term, isTarget: Bool) -> Typed {
    let base = evaluate(value.base, expected: .unknown)
    return member(name(value.symbol), of: base, generic: value.type, site: Site(file: frame.file, offset: value.offset))
  }

  func member(_ name: Name, of base: Typed, generic: ID<TypeNode> = .none, site: Site) -> Typed {
    // A type's members.
    if case .metatype(let type) = terms[base.type] {
      if names[name] == "self" { return base }
      if names[name] == "allCases" { noteData(type) }
      if names[name] == "init" { return Typed(value: vals.intern(.type(type)), type: terms.intern(.function([], type))) }
      if let id = terms.nominalType(type), let found = declaredMember(name, of: base, in: id) { return found }
      if let id = terms.nominalType(type), let nested = resolver.memberType(name, in: id) {
        return Typed(value: vals.intern(.type(nested)), type: terms.intern(.metatype(nested)))
      }
      if !type.isKnown || terms.nominalType(type).map({ !program.types[$0.index].isSource }) == true {
        if names[name].unicodeScalars.first?.properties.isUppercase == true {
          let nested = moduleMember(type, name) ?? terms.nominal(resolver.external(names[name]))
          return Typed(value: vals.intern(.type(nested)), type: terms.intern(.metatype(nested)))
        }
        return Typed(value: vals.intern(.foreign(base.value, name)), type: type)
      }
      return .unknown
    }
    // Through a binding: `$router.sheet`, `binding.wrappedValue`.
    if case .binding(let place) = vals[base.value] {
      if names[name] == "wrappedValue" { return Typed(value: place, type: unbound(base.type)) }
      if names[name] == "projectedValue" { return base }
      let held = unbound(base.type)
      let inner = member(name, of: Typed(value: place, type: held == base.type && isWrapper(held) ? .unknown : held), site: site)
      return Typed(value: bindingValue(inner.value), type: binding(inner.type))
    }
    // Without an argument (`Bindable(x)`) what it holds is not known.
    if let id = terms.nominalType(base.type), isBinding(id), unbound(base.type) != base.type {
      let text = names[name]
      if text == "wrappedValue" { return Typed(value: base.value, type: unbound(base.type)) }
      if text == "projectedValue" { return base }
      let inner = member(name, of: Typed(value: base.value, type: unbound(base.type)), site: site)
      return Typed(value: bindingValue(inner.value), type: binding(inner.type))
    }
    switch terms[terms.unwrapped(base.type)] {
    case .nominal(let id, _):
      if let found = declaredMember(name, of: base, in: id) { return found }
    case .composition, .generic:
      for found in resolver.members(name, of: base.type) {
        if let typed = typed(found, of: base) { return typed }
      }
    case .tuple(let types, let labels):
      if let index = labels.firstIndex(of: name) ?? Int(names[name]), index >= 0, index < types.count {
        if case .tuple(let parts) = vals[base.value], index < parts.count { return Typed(value: parts[index], type: types[index]) }
        return Typed(value: .unknown, type: types[index])
      }
    default: break
    }
    return foreignMember(name, of: base)
  }

  private func moduleMember(_ type: Term, _ name: Name) -> Term? {
    guard let id = terms.nominalType(type), program.modules.contains(where: { $0.name == names[program.types[id.index].name] }) else { return nil }
    return resolver.resolveName(name, TypeScope(file: frame.file))
  }

  /// Members that every collection and optional has, and what the source does not declare.
  private func foreignMember(_ name: Name, of base: Typed) -> Typed {
    switch names[name] {
    case "first", "last": return Typed(value: element(of: base.value), type: terms.optional(elementType(base.type)))
    case "wrappedValue", "unsafelyUnwrapped": return base
    case "self": return base
    case "lazy", "indices", "reversed": return base
    default: break
    }
    guard base.value.isKnown else { return .unknown }
    return Typed(value: vals.intern(.foreign(base.value, name)), type: .unknown)
  }

  /// A member that the source declares, of the given type or one that it inherits from.
  func declaredMember(_ name: Name, of base: Typed, in type: TypeID) -> Typed? {
    for found in resolver.members(name, of: type) {
      if let typed = typed(found, of: base) { return typed }
    }
    // `_path`: the wrapper behind a property.
    let text = names[name]
    if text.hasPrefix("_"), text.utf8.count > 1 {
      for found in resolver.members(names.intern(String(text.dropFirst())), of: type) {
        if case .property = found.member, let typed = typed(found, of: base) {
          return Typed(value: bindingValue(typed.value), type: binding(typed.type))
        }
      }
    }
    return nil
  }

  private func typed(_ found: FoundMember, of base: Typed) -> Typed? {
    let isType = if case .metatype = terms[base.type] { true } else { false }
    switch found.member {
    case .property(let id):
      let fact = program.fact(id)
      let isStatic = fact.modifiers.contains(.static) || fact.modifiers.contains(.class)
      if isType != isStatic && isType { return nil }
      let receiver = isType ? metatypeInstance(base.type) : base.type
      let type = resolver.specialize(typeOf(id), for: receiver, owner: found.owner)
      if isStatic {
        records[frame.function.index].statics.append(id)
        return Typed(value: vals.intern(.member(vals.intern(.type(terms.nominal(found.owner))), id)), type: type)
      }
      if let known = field(id, of: base.value) { return Typed(value: known, type: type) }
      return Typed(value: vals.intern(.member(base.value, id)), type: type)
    case .function(let id):
      let type = resolver.specialize(functionType(id), for: isType ? metatypeInstance(base.type) : base.type, owner: found.owner)
      return Typed(value: vals.intern(.function(id, base.value)), type: type)
    case .enumCase(let id):
      let owner = isType ? terms.unwrapped(metatypeInstance(base.type)) : terms.nominal(found.owner)
      if !isType {
        // Through a value: the payload, as case paths give it (`$model.destination.edit`).
        let payload = vals.intern(.payload(base.value, id, 0))
        return Typed(value: payload, type: terms.optional(resolver.caseParameterType(id, 0)))
      }
      if program.fact(id).parameters.isEmpty { return Typed(value: vals.intern(.enumCase(id, [])), type: owner) }
      return Typed(value: vals.intern(.caseFunction(id)), type: owner)
    case .type, .alias:
      return nil
    }
  }

  func metatypeInstance(_ term: Term) -> Term {
    if case .metatype(let inner) = terms[term] { return inner }
    return term
  }

  /// The argument by which a value that was made in place got a property, where its initialiser is the memberwise one.
  func field(_ id: PropertyID, of value: Val) -> Val? {
    guard case .construct(let type, let initializer, let arguments, _) = vals[value], !initializer.exists,
      let index = memberwise(type).firstIndex(of: id), index < arguments.count, arguments[index].isKnown
    else { return nil }
    return arguments[index]
  }

  /// The properties that a memberwise initialiser takes.
  func memberwise(_ type: TypeID) -> [PropertyID] {
    program.types[type.index].stored.filter {
      let fact = program.fact($0)
      return !(fact.modifiers.contains(.constant) && fact.initial.exists)
    }
  }

  private func subscriptType(_ base: Term) -> Term {
    switch terms[terms.unwrapped(base)] {
    case .array(let inner): return inner
    case .dictionary(_, let value): return terms.optional(value)
    case .nominal(let id, let arguments):
      if isBinding(id), let inner = arguments.first { return binding(subscriptType(inner)) }
      for found in resolver.members(names.intern("subscript"), of: id) {
        if case .function(let getter) = found.member {
          return resolver.specialize(resolver.resultType(getter), for: base, owner: found.owner)
        }
      }
      return .unknown
    default: return .unknown
    }
  }

  // MARK: Implicit members

  func implicitMember(_ name: Name, expected: Term, site: Site) -> Typed {
    let type = terms.unwrapped(expected)
    guard let id = terms.nominalType(type) else { return .unknown }
    let base = Typed(value: vals.intern(.type(type)), type: terms.intern(.metatype(type)))
    if let found = declaredMember(name, of: base, in: id) {
      if !found.type.isKnown { return Typed(value: found.value, type: type) }
      return found
    }
    if isBinding(id) { return .unknown }
    return Typed(value: vals.intern(.foreign(base.value, name)), type: type)
  }
}
