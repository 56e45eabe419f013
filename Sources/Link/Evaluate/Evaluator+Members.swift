import Facts

extension Evaluator {
  func member(_ value: Value) -> Typed {
    let base = evaluate(value.base, expected: .unknown)
    return member(name(value.symbol), of: base, generic: value.type, site: Site(file: frame.file, offset: value.offset))
  }

  func member(_ name: Name, of base: Typed, generic: ID<TypeNode> = .none, site: Site) -> Typed {
    // A type's members.
    if case .metatype(let type) = terms[base.type] {
      if names[name] == "self" {
        noteNamed(type, at: site)
        return base
      }
      if name == known.allCases {
        noteData(type)
        if let id = terms.nominalType(type), declaredMember(name, of: base, in: id) == nil {
          return Typed(value: allCases(of: id) ?? vals.intern(.foreign(base.value, name)), type: terms.array(type))
        }
      }
      if name == known.initializer { return Typed(value: vals.intern(.type(type)), type: terms.intern(.function([], type))) }
      if let id = terms.nominalType(type), let found = declaredMember(name, of: base, in: id) { return found }
      if let id = terms.nominalType(type), let nested = resolver.memberType(name, in: id) {
        if let inner = terms.nominalType(nested) { namedTypes.insert(inner) }
        return Typed(value: vals.intern(.type(nested)), type: terms.intern(.metatype(nested)))
      }
      if !type.isKnown || terms.nominalType(type).map({ !program.types[$0.index].isSource }) == true {
        if names.isCapitalized(name) {
          let nested = moduleMember(type, name) ?? terms.nominal(resolver.external(name))
          return Typed(value: vals.intern(.type(nested)), type: terms.intern(.metatype(nested)))
        }
        return Typed(value: vals.intern(.foreign(base.value, name)), type: type)
      }
      // What a controller inherits from classes that were not read.
      if let id = terms.nominalType(type), program.types[id.index].kind == .class, isView(id) {
        return Typed(value: vals.intern(.foreign(base.value, name)), type: .unknown)
      }
      return .unknown
    }
    // Through a binding: `$router.sheet`, `binding.wrappedValue`.
    if case .binding(let place) = vals[base.value] {
      if name == known.heldProperty { return Typed(value: place, type: unbound(base.type)) }
      if name == known.projectedProperty { return base }
      let held = unbound(base.type)
      let inner = member(name, of: Typed(value: place, type: held == base.type && isWrapper(held) ? .unknown : held), site: site)
      return Typed(value: bindingValue(inner.value), type: binding(inner.type))
    }
    // Without an argument (`Bindable(x)`) what it holds is not known.
    if let id = terms.nominalType(base.type), isBinding(id), unbound(base.type) != base.type {
      if name == known.heldProperty { return Typed(value: base.value, type: unbound(base.type)) }
      if name == known.projectedProperty { return base }
      let inner = member(name, of: Typed(value: base.value, type: unbound(base.type)), site: site)
      return Typed(value: bindingValue(inner.value), type: binding(inner.type))
    }
    switch terms[terms.unwrapped(base.type)] {
    case .nominal(let id, _):
      if let found = declaredMember(name, of: base, in: id) { return found }
      if let found = stateMember(name, of: base, site: site) { return found }
      if let found = lookedUpMember(name, of: base, in: id, site: site) { return found }
    case .composition, .generic:
      for found in resolver.members(name, of: base.type) {
        if let typed = typed(found, of: base) { return typed }
      }
    case .tuple(let types, let labels):
      if let index = labels.firstIndex(of: name) ?? Int(names[name]), index >= 0, index < types.count {
        if case .tuple(let parts) = vals[base.value], index < parts.count { return Typed(value: parts[index], type: types[index]) }
        let part = base.value.isKnown ? vals.intern(.foreign(base.value, names.intern(String(index)))) : .unknown
        return Typed(value: part, type: types[index])
      }
    default: break
    }
    if let found = viewExtension(property: name, of: base) { return found }
    if name == knowledge.keptProperty, isSubject(base.type) {
      return Typed(value: foreignMember(name, of: base).value, type: published(by: base).type)
    }
    return foreignMember(name, of: base)
  }

  /// A property that the source adds to every view.
  private func viewExtension(property name: Name, of base: Typed) -> Typed? {
    guard isView(base.type) else { return nil }
    for view in knowledge.swiftUIViews {
      if let type = program.externals[view], let found = declaredMember(name, of: base, in: type) { return found }
    }
    return nil
  }

  /// A computed property that stands in no type of the source: whoever reads it calls what it does.
  @discardableResult
  func noteGetter(_ typed: Typed, _ value: Value) -> Typed {
    guard case .member(let base, let property) = vals[typed.value] else { return typed }
    let owner = program.owner(of: property)
    let getter = program.function(program.file(of: property), program.fact(property).getter)
    guard getter.exists, !owner.exists || !program.types[owner.index].isSource, !program.fact(property).outer.exists,
      program.fact(getter).hasBody
    else { return typed }
    records[frame.function.index].calls.append(Int32(truncatingIfNeeded: calls.count))
    calls.append(
      CallRecord(
        caller: frame.function, site: Site(file: frame.file, offset: value.offset), condition: frame.condition, callee: .functions([getter]),
        receiver: base, arguments: [], role: frame.role))
    return typed
  }

  /// The list that the compiler makes for an enum without payloads.
  private func allCases(of type: TypeID) -> Val? {
    let cases = program.types[type.index].cases
    guard !cases.isEmpty, cases.allSatisfy({ program.fact($0).parameters.isEmpty }) else { return nil }
    return vals.intern(.array(cases.map { vals.intern(.enumCase($0, [])) }))
  }

  func moduleMember(_ type: Term, _ name: Name) -> Term? {
    guard let id = terms.nominalType(type), program.modules.contains(where: { $0.name == names[program.types[id.index].name] }) else {
      return nil
    }
    return resolver.moduleType(name, in: program.types[id.index].name) ?? resolver.resolveName(name, TypeScope(file: frame.file))
  }

  /// Members that every collection and optional has, and what the source does not declare.
  func foreignMember(_ name: Name, of base: Typed) -> Typed {
    if let projected = projectedMember(name, of: base) { return projected }
    switch known.collectionProperties[name] {
    case .picks: return Typed(value: element(of: base.value), type: terms.optional(elementType(base.type)))
    case .selects: return base
    case .transforms, .gathers, .numbers, .visits, .finds, nil: break
    }
    if knowledge.sequences.contains(name), isPublisher(base) { return base }
    if let part = carriedPart(name, of: base.value) { return Typed(value: part, type: .unknown) }
    if name == known.heldProperty || known.unwrappingMembers.contains(name) || names[name] == "self" { return base }
    if let passed = passedMember(name, of: base) ?? foreignPlace(name, of: base) { return passed }
    guard base.value.isKnown else { return .unknown }
    return Typed(value: led(from: base.value, by: name), type: controllerMember(name, of: base.type))
  }

  /// A member that the source does not declare. Controllers that lead to one another are followed for one step: what walks up or down a tree
  /// of them (`presentedViewController?.topmost`) would lead on without end.
  func led(from base: Val, by name: Name) -> Val {
    guard leads(name) else { return vals.intern(.foreign(base, name)) }
    var holder = base
    if case .element(let whole) = vals[holder] { holder = whole }
    if case .foreign(_, let other) = vals[holder], leads(other) { return vals.intern(.foreign(.unknown, name)) }
    return vals.intern(.foreign(base, name))
  }

  private func leads(_ name: Name) -> Bool { knowledge.memberTypes[name] != nil || name == knowledge.childrenProperty }

  /// The type of a member by which a controller leads to others (`navigationController`); of what is not known only where no name misleads.
  private func controllerMember(_ name: Name, of base: Term) -> Term {
    if let id = terms.nominalType(base) {
      let entity = program.types[id.index]
      let isController = resolver.descends(id, from: knowledge.viewControllers)
      guard isController || !entity.isSource && !isView(id) else { return .unknown }
    }
    if let type = knowledge.memberTypes[name] { return terms.optional(terms.nominal(resolver.external(type))) }
    guard name == knowledge.childrenProperty, terms.nominalType(base) != nil else { return .unknown }
    return terms.array(terms.nominal(resolver.external(knowledge.controllerClass)))
  }

  /// `self.$path`: the projection of a property.
  private func projectedMember(_ name: Name, of base: Typed) -> Typed? {
    let text = names[name]
    guard text.hasPrefix("$"), text.utf8.count > 1, let id = terms.nominalType(base.type) else { return nil }
    guard let found = declaredMember(names.intern(String(text.dropFirst())), of: base, in: id) else { return nil }
    return Typed(value: bindingValue(found.value), type: binding(found.type))
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

  func typed(_ found: FoundMember, of base: Typed) -> Typed? {
    let isType = if case .metatype = terms[base.type] { true } else { false }
    switch found.member {
    case .property(let id):
      let fact = program.fact(id)
      let isStatic = fact.modifiers.contains(.static) || fact.modifiers.contains(.class)
      if isType != isStatic && isType { return nil }
      let receiver = isType ? metatypeInstance(base.type) : base.type
      let type = seen(resolver.specialize(typeOf(id), for: receiver, owner: found.owner))
      if isStatic {
        records[frame.function.index].statics.append(id)
        // A text that a protocol gives to all that meet it (the name of the class) is another for each.
        let isText = terms.nominalType(type).map { program.types[$0.index].name == known.string } == true
        let isOwn = isType && isText && program.types[found.owner.index].kind == .protocol
        return Typed(value: vals.intern(.member(vals.intern(.type(isOwn ? receiver : terms.nominal(found.owner))), id)), type: type)
      }
      if fact.getter.exists, base.value == selfValue.value { notePart(id, type) }
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
        if frame.selfType.exists, isView(frame.selfType) { shownCases.insert(id) }
        return Typed(value: payload, type: terms.optional(resolver.caseParameterType(id, 0)))
      }
      if program.fact(id).parameters.isEmpty { return Typed(value: caseValue(id, []), type: owner) }
      return Typed(value: vals.intern(.caseFunction(id)), type: owner)
    case .type, .alias:
      return nil
    }
  }

  /// A member of what a type leads on to by key path (`@dynamicMemberLookup`, SE-0252).
  private func lookedUpMember(_ name: Name, of base: Typed, in type: TypeID, site: Site) -> Typed? {
    guard program.types[type.index].isSource, frame.depth < 100 else { return nil }
    for found in resolver.members(names.intern("subscript"), of: type) {
      guard case .function(let getter) = found.member, program.parameters(of: getter).count == 1,
        let parameter = program.parameters(of: getter).first,
        names[program.name(parameter.label, in: program.file(of: getter))] == "dynamicMember",
        case .nominal(_, let path) = terms[resolver.specialize(resolver.parameterType(getter, 0), for: base.type, owner: found.owner)],
        let root = path.first, !resolver.members(name, of: root).isEmpty
      else { continue }
      if !records[getter.index].isEvaluated { evaluate(getter) }
      let substitution = Substitution(evaluator: self, bindings: [Bindings(function: getter, arguments: [], receiver: base.value)])
      for result in records[getter.index].results {
        // What the key path is applied to.
        guard case .foreignCall(let holder, known.keyPathLabel, _, _, _) = vals[result.value] else { continue }
        return member(name, of: Typed(value: substitution.apply(holder), type: root), site: site)
      }
    }
    return nil
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

  func subscriptType(_ base: Term) -> Term {
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

  /// What a subscript of the source leads to: the places that its getter reads.
  func ownSubscript(of base: Typed, _ arguments: [Val]) -> Typed? {
    let held = unbound(base.type)
    guard let type = terms.nominalType(held), program.types[type.index].isSource else { return nil }
    for found in resolver.members(names.intern("subscript"), of: type) {
      guard case .function(let getter) = found.member, program.parameters(of: getter).count == arguments.count else { continue }
      if !records[getter.index].isEvaluated { evaluate(getter) }
      let substitution = Substitution(
        evaluator: self, bindings: [Bindings(function: getter, arguments: arguments, receiver: place(behind: base.value))])
      let places = records[getter.index].results.flatMap { vals.alternatives(substitution.apply($0.value)) }.filter(isPlace)
      guard !places.isEmpty else { continue }
      let value = vals.choice(places)
      let result = resolver.specialize(resolver.resultType(getter), for: held, owner: found.owner)
      return held == base.type ? Typed(value: value, type: result) : Typed(value: bindingValue(value), type: binding(result))
    }
    return nil
  }
}
