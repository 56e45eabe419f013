import Facts

extension Evaluator {
  func construct(_ type: Term, _ arguments: [CallArgument], _ site: Site, _ role: Role) -> Typed {
    let type = metatypeInstance(type)
    guard let id = terms.nominalType(type) else {
      if case .array(let inner) = terms[type] {
        let values = arguments.map { evaluate($0.value, expected: type, role: role) }
        let element = inner.isKnown ? inner : values.first.map { elementType($0.type) } ?? .unknown
        return Typed(value: values.first?.value ?? vals.intern(.array([])), type: terms.array(element))
      }
      for argument in arguments { _ = evaluate(argument.value, expected: .unknown, role: role) }
      return Typed(value: .unknown, type: type)
    }
    let entity = program.types[id.index]
    guard entity.isSource else { return constructAdded(id, type, arguments, site) ?? constructForeign(id, type, arguments, site, role) }
    var initializers: [FunctionID] = []
    for ancestor in resolver.lineage(id) where program.types[ancestor.index].isSource {
      let own = program.types[ancestor.index].initializers
      initializers += own
      if !own.isEmpty || program.types[ancestor.index].kind == .struct { break }
    }
    if entity.kind == .enum, !arguments.isEmpty, initializers.isEmpty { dataEnums.insert(id) }
    let fitting = initializers.compactMap { function in
      fit(arguments, function).map { (function, $0) }
    }
    var generics: [Name: Term] = [:]
    var values: [Val] = []
    var chosen = FunctionID.none
    var defaulted: UInt64 = 0
    let receiver = Typed(value: .unknown, type: type)
    if let (function, places) = choose(fitting, arguments, receiver) {
      chosen = function
      for (index, positions) in places.enumerated() where positions.isEmpty && index < 64 { defaulted |= 1 << UInt64(index) }
      let types = program.parameters(of: function).indices.map { index -> Term in
        resolver.specialize(
          resolver.parameterType(function, index - program.parameters(of: function).startIndex), for: type, owner: program.owner(of: function))
      }
      values = evaluate(arguments, at: places, types: types, function: function, &generics, defaults: function)
    } else if let made = constructInherited(id, type, arguments, site, role) {
      return made
    } else {
      values = memberwiseArguments(id, type, arguments, &generics)
    }
    var result = type
    if case .nominal(_, let given) = terms[type], given.isEmpty, !entity.generics.isEmpty {
      result = terms.nominal(id, entity.generics.map { generics[$0] ?? .unknown })
    }
    if entity.kind == .enum, chosen.exists, !isView(id) { return madeCase(by: chosen, values, terms.unwrapped(result), site) }
    let value = noteConstruct(id, chosen, values, site, role, defaulted: defaulted)
    let others = constructNamesakes(of: id, arguments, values, site, role)
    return Typed(value: others.isEmpty ? value : vals.choice([value] + others), type: terms.unwrapped(result))
  }

  /// The value that is made, and the record of it.
  func noteConstruct(_ id: TypeID, _ chosen: FunctionID, _ values: [Val], _ site: Site, _ role: Role, defaulted: UInt64 = 0) -> Val {
    let value = vals.intern(.construct(id, chosen, values, site))
    records[frame.function.index].calls.append(Int32(truncatingIfNeeded: calls.count))
    calls.append(
      CallRecord(
        caller: frame.function, site: site, condition: frame.condition, callee: .construct(id, chosen), receiver: value, arguments: values,
        role: frame.role, defaulted: defaulted))
    records[frame.function.index].constructs.append(
      ConstructUse(type: id, value: value, site: site, condition: frame.condition, role: role == .content ? .content : frame.role))
    return value
  }

  /// By an initialiser that a class inherits from a container of the framework (`ThemedHost(rootView: view)`): it is that container, too, and
  /// what it holds is what it shows.
  private func constructInherited(_ id: TypeID, _ type: Term, _ arguments: [CallArgument], _ site: Site, _ role: Role) -> Typed? {
    guard program.types[id.index].kind == .class, !arguments.isEmpty,
      let parent = resolver.lineage(id).first(where: { !program.types[$0.index].isSource }).map({ program.types[$0.index].name }),
      let (index, _) = knowledge.match(
        parent, [.construct], receivers: [], labels: arguments.map(\.label), trailing: arguments.map(\.isTrailing)),
      knowledge.shapes[index].effect == .holds, let values = table(parent, base: nil, forms: [.construct], arguments, site, role)
    else { return nil }
    let value = foreignValue(parent, .null, arguments, values, site)
    records[frame.function.index].calls.append(Int32(truncatingIfNeeded: calls.count))
    calls.append(
      CallRecord(
        caller: frame.function, site: site, condition: frame.condition, callee: .construct(id, .none), receiver: value, arguments: [],
        role: frame.role))
    records[frame.function.index].constructs.append(
      ConstructUse(type: id, value: value, site: site, condition: frame.condition, role: .inline, isContainer: true))
    return Typed(value: value, type: terms.unwrapped(type))
  }

  /// A value of an enum that an initialiser of the source makes: the call of it gives what it sets `self` to.
  private func madeCase(by initializer: FunctionID, _ values: [Val], _ type: Term, _ site: Site) -> Typed {
    let position = Int32(truncatingIfNeeded: calls.count)
    records[frame.function.index].calls.append(position)
    calls.append(
      CallRecord(
        caller: frame.function, site: site, condition: frame.condition, callee: .functions([initializer]), receiver: .unknown,
        arguments: values, role: frame.role))
    return Typed(value: vals.intern(.result(position)), type: type)
  }

  /// By an initialiser that the source adds to a foreign type: what it does is done for its caller.
  private func constructAdded(_ id: TypeID, _ type: Term, _ arguments: [CallArgument], _ site: Site) -> Typed? {
    let name = program.types[id.index].name
    let initializers = program.types[id.index].initializers
    guard !initializers.isEmpty, !isBinding(id) else { return nil }
    let shape = knowledge.match(
      name, [.construct], receivers: [], labels: arguments.map(\.label), trailing: arguments.map(\.isTrailing))
    // What a case path is handed to shows that case, whoever declares it: inside, nothing tells which.
    if let shape, shape.roles.contains(.case) { return nil }
    let fitting = initializers.compactMap { function in
      fit(arguments, function).map { (function, $0) }
    }
    let receiver = Typed(value: .unknown, type: type)
    guard let (function, places) = choose(fitting, arguments, receiver), function != frame.function else { return nil }
    // Where the framework has an initialiser of these labels too, the types must speak for the source's own.
    if shape != nil, score((function, places), arguments, receiver) <= 0 { return nil }
    var generics: [Name: Term] = [:]
    let start = program.parameters(of: function).startIndex
    let types = program.parameters(of: function).indices.map { resolver.parameterType(function, $0 - start) }
    let values = evaluate(arguments, at: places, types: types, function: function, &generics, defaults: function)
    records[frame.function.index].calls.append(Int32(truncatingIfNeeded: calls.count))
    calls.append(
      CallRecord(
        caller: frame.function, site: site, condition: frame.condition, callee: .functions([function]), receiver: .unknown, arguments: values,
        role: frame.role))
    return Typed(value: vals.intern(.foreignCall(vals.intern(.null), name, [], values, site)), type: type)
  }

  /// Arguments by the stored properties, in order of declaration.
  func memberwiseArguments(_ id: TypeID, _ type: Term, _ arguments: [CallArgument], _ generics: inout [Name: Term]) -> [Val] {
    let properties = memberwise(id)
    var values: [Val] = Array(repeating: .unknown, count: properties.count)
    var next = 0
    var delayed: [(Int, CallArgument, Term)] = []
    for argument in arguments {
      let found: Int?
      if argument.label.exists {
        found = properties.indices.first { $0 >= next && program.name(of: properties[$0]) == argument.label }
          ?? properties.firstIndex { program.name(of: $0) == argument.label }
      } else {
        // The first closure that is still to come, the last property where nothing else tells.
        found =
          properties.indices.first { $0 >= next && isFunction(typeOf(properties[$0])) }
          ?? (argument.isTrailing ? properties.indices.last : nil)
      }
      guard let index = found else {
        _ = handed(argument.value, expected: .unknown)
        continue
      }
      next = index + 1
      let isBinding = hasBindingWrapper(properties[index])
      let plain = typeOf(properties[index])
      let wanted = resolver.specialize(isBinding ? binding(plain) : plain, for: type, owner: id)
      if isFunction(wanted) { delayed.append((index, argument, wanted)) } else {
        let typed = handed(argument.value, expected: wanted)
        unify(wanted, typed.type, &generics)
        values[index] = typed.value
      }
    }
    for (index, argument, wanted) in delayed {
      values[index] = handed(argument.value, expected: substituted(wanted, generics)).value
    }
    for index in properties.indices where !values[index].isKnown {
      let fact = program.fact(properties[index])
      if fact.initial.exists { values[index] = defaultValue(program.function(program.file(of: properties[index]), fact.initial)) }
    }
    return values
  }

  func hasBindingWrapper(_ id: PropertyID) -> Bool {
    program.hasAttribute(program.fact(id).attributes, in: program.file(of: id), known.binding)
  }

  func isFunction(_ term: Term) -> Bool {
    if case .function = terms[terms.unwrapped(term)] { return true }
    return false
  }
}
