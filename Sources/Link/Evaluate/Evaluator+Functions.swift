import Facts
import Knowledge

/// For each protocol the types of frameworks that conform to it, of as many types as were known.
struct FrameworkConformers {
  let count: Int
  let byProtocol: [TypeID: [TypeID]]
}

/// Calls of functions of the source: which one is meant, with what arguments.
extension Evaluator {
  /// A call of one of several functions of a name.
  ///
  /// - Parameter isSuper: of the superclass, whatever the receiver is as the program runs.
  func callFunctions(
    _ functions: [FunctionID], receiver: Typed, _ arguments: [CallArgument], _ site: Site, role: Role = .inline, isSuper: Bool = false
  ) -> Typed {
    let fitting = functions.compactMap { id in fit(arguments, id).map { (id, $0) } }
    let chosenOverloads = best(fitting, arguments, receiver)
    if let framework = frameworkCall(functions, chosenOverloads.first, receiver, arguments, site, role) { return framework }
    // What a protocol's extension gives by default is reached through the demand.
    let demand = chosenOverloads.first { isDemand($0.0) }
    guard let (chosen, places) = demand ?? chosenOverloads.first else {
      for argument in arguments { _ = evaluate(argument.value, expected: .unknown, role: .passed) }
      return .unknown
    }
    let declaring = program.owner(of: chosen)
    var generics: [Name: Term] = [:]
    let types = program.parameters(of: chosen).indices.map { index -> Term in
      let type = resolver.parameterType(chosen, index - program.parameters(of: chosen).startIndex)
      return seen(resolver.specialize(type, for: metatypeInstance(receiver.type), owner: declaring))
    }
    let values = evaluate(arguments, at: places, types: types, function: chosen, &generics, defaults: chosen)
    for (name, given) in generics {
      let parameter = terms.intern(.generic(name, .none, chosen))
      if parameter != given, functionInstances[parameter]?.contains(given) != true { functionInstances[parameter, default: []].append(given) }
    }
    let targets = isSuper ? (functions: [chosen], isInferred: false) : witnesses(of: chosen, receiver: receiver.type)
    let others = chosenOverloads.map(\.0).filter { other in
      if other == chosen { return false }
      return demand == nil || targets.functions == [chosen] || !isOfProtocol(other) || !isAlike(other, chosen)
    }
    let record = CallRecord(
      caller: frame.function, site: site, condition: frame.condition, callee: .functions(targets.functions + others), receiver: receiver.value,
      arguments: values, role: frame.role, isAmbiguous: targets.functions.count > 1 || others.contains { !isAlike($0, chosen) },
      isInferred: targets.isInferred)
    if targets.functions.count > 1 { record.demand = chosen }
    for (index, positions) in places.enumerated() where positions.isEmpty && index < 64 { record.defaulted |= 1 << UInt64(index) }
    let position = Int32(truncatingIfNeeded: calls.count)
    records[frame.function.index].calls.append(position)
    calls.append(record)
    var result = seen(resolver.specialize(resolver.resultType(chosen), for: metatypeInstance(receiver.type), owner: declaring))
    if givesOwnType(chosen), let own = terms.nominalType(metatypeInstance(receiver.type)), program.types[own.index].kind != .protocol {
      result = metatypeInstance(receiver.type)
    }
    result = bound(result, generics, chosen)
    if isViewExtension(chosen), isView(result) || !result.isKnown {
      // A modifier of the app's own: the value goes through, the call is noted.
      return Typed(value: receiver.value, type: receiver.type)
    }
    return Typed(value: vals.intern(.result(position)), type: result)
  }

  /// The call of what a framework declares, where the source only adds an overload of the name that is not meant: the call does not fit it,
  /// or fits the framework's as well and no type speaks for the source's own. A demand of a protocol that the source makes a framework's type
  /// conform to is met by that type's own function, where the source adds none.
  private func frameworkCall(
    _ functions: [FunctionID], _ chosen: (FunctionID, [[Int]])?, _ receiver: Typed, _ arguments: [CallArgument], _ site: Site, _ role: Role
  ) -> Typed? {
    if let chosen, let met = metByFramework(chosen.0, receiver) {
      return foreign(program.name(of: chosen.0), base: met, forms: [.modifier, .method], arguments, site, role)
    }
    let isForeign = chosen.map { isMetByFramework($0.0, receiver) } ?? hasForeignParent(receiver)
    guard let first = functions.first, program.owner(of: first).exists,
      isForeign || !program.types[program.owner(of: first).index].isSource
    else { return nil }
    // A type that can be called is known by its own name.
    let isValue = names[program.name(of: first)] == "callAsFunction"
    let forms: CallForms = isValue ? [.value] : [.modifier, .method]
    let name = isValue ? program.types[program.owner(of: first).index].name : program.name(of: first)
    if let chosen {
      let (labels, trailing) = (arguments.map(\.label), arguments.map(\.isTrailing))
      guard let shape = knowledge.match(name, forms, receivers: receivers(of: receiver), labels: labels, trailing: trailing),
        isForeign || shape.roles.contains(.case) || score(chosen, arguments, receiver) <= 0
      else { return nil }
    }
    return foreign(name, base: receiver, forms: forms, arguments, site, role)
  }

  /// Whether a value is of a foreign type, or of one that inherits from such: what fits nothing of the source is that type's own.
  private func hasForeignParent(_ receiver: Typed) -> Bool {
    guard let type = terms.nominalType(receiver.type) else { return false }
    return resolver.lineage(type).contains { !program.types[$0.index].isSource && program.types[$0.index].kind != .protocol }
  }

  /// A value of a protocol whose demand no type of the source meets, but a framework's does that the source makes conform: seen as of that.
  private func metByFramework(_ function: FunctionID, _ receiver: Typed) -> Typed? {
    let owner = program.owner(of: function)
    guard owner.exists, program.types[owner.index].kind == .protocol, program.types[owner.index].isSource, !program.fact(function).hasBody,
      terms.nominalType(metatypeInstance(receiver.type)) == owner, witnesses(of: function, receiver: receiver.type).functions == [function]
    else { return nil }
    let met = frameworkConformers(of: owner)
    guard met.count == 1, let type = met.first else { return nil }
    return Typed(value: receiver.value, type: terms.nominal(type))
  }

  /// The types of frameworks that the source makes conform to a protocol of its own. All are looked at once, and again when more are known.
  private func frameworkConformers(of type: TypeID) -> [TypeID] {
    let all = program.externals.values
    if let known = frameworkConformers, known.count == all.count { return known.byProtocol[type] ?? [] }
    var found: [TypeID: [TypeID]] = [:]
    for external in all.sorted() {
      for ancestor in resolver.lineage(external) where ancestor != external { found[ancestor, default: []].append(external) }
    }
    frameworkConformers = FrameworkConformers(count: all.count, byProtocol: found)
    return found[type] ?? []
  }

  /// Whether a function is a protocol's demand, called on a type whose framework's superclass meets it: that conforms by an extension of the
  /// source.
  private func isMetByFramework(_ function: FunctionID, _ receiver: Typed) -> Bool {
    let owner = program.owner(of: function)
    guard owner.exists, program.types[owner.index].kind == .protocol, program.types[owner.index].isSource, !program.fact(function).hasBody,
      let type = terms.nominalType(receiver.type)
    else { return false }
    return resolver.lineage(type).contains { !program.types[$0.index].isSource && resolver.lineage($0).contains(owner) }
  }

  /// Whether a function gives a value of the type that it is called on: `static func make() -> Self`.
  func givesOwnType(_ id: FunctionID) -> Bool {
    let unit = program.files[Int(program.file(of: id))]
    var type = program.fact(id).result
    while type.exists, unit.facts[type].kind == .optional { type = unit.facts[type].base }
    return type.exists && names[program.name(unit.facts[type].symbol, in: program.file(of: id))] == "Self"
  }

  /// Whether two functions have parameters of the same types: one function, declared in several branches of an `#if`.
  private func isAlike(_ a: FunctionID, _ b: FunctionID) -> Bool {
    let count = program.parameters(of: a).count
    return count == program.parameters(of: b).count
      && (0..<count).allSatisfy { resolver.parameterType(a, $0) == resolver.parameterType(b, $0) }
  }

  /// Declared in an extension of what the frameworks call a view: it gives the view back, changed.
  func isViewExtension(_ id: FunctionID) -> Bool {
    let owner = program.owner(of: id)
    guard owner.exists, !program.types[owner.index].isSource else { return false }
    return knowledge.swiftUIViews.contains(program.types[owner.index].name)
  }

  private func isOfProtocol(_ function: FunctionID) -> Bool {
    let owner = program.owner(of: function)
    return owner.exists && program.types[owner.index].kind == .protocol
  }

  /// Whether a function is what a protocol demands.
  private func isDemand(_ function: FunctionID) -> Bool { isOfProtocol(function) && !program.fact(function).hasBody }

  /// For a requirement of a protocol the functions that meet it, in the types that the receiver can be.
  /// - Parameter receiver: the type by which the receiver is written.
  func witnesses(of id: FunctionID, receiver: Term) -> (functions: [FunctionID], isInferred: Bool) {
    let owner = program.owner(of: id)
    guard isDemand(id) else { return (overrides(of: id, receiver: receiver), false) }
    let written = narrowest(receiver, of: owner)
    let key = Requirement(function: id, type: written)
    if let known = witnessTable[key] { return known }
    let isProtocol = program.types[written.index].kind == .protocol
    var found: Set<FunctionID> = []
    for type in (isProtocol ? [] : [written]) + resolver.conformers(of: written) { found.formUnion(met(id, by: type)) }
    let result = (limited(found, of: id), found.count == 1)
    witnessTable[key] = result
    return result
  }

  /// What a type meets a requirement with: what it or a superclass declares, else what a protocol's extension gives by default.
  func met(_ id: FunctionID, by type: TypeID) -> [FunctionID] {
    let key = Requirement(function: id, type: type)
    if let known = metDemands[key] { return known }
    let found = search(id, in: type)
    metDemands[key] = found
    return found
  }

  private func search(_ id: FunctionID, in type: TypeID) -> [FunctionID] {
    let labels = program.parameters(of: id).map { program.name($0.label, in: program.file(of: id)) }
    let fitting = candidates(program.name(of: id), in: type).map(\.0).filter { candidate in
      guard candidate != id || !isOfProtocol(id), program.fact(candidate).hasBody else { return false }
      let own = program.parameters(of: candidate).map { program.name($0.label, in: program.file(of: candidate)) }
      return own == labels && !differs(candidate, from: id)
    }
    guard let first = fitting.first(where: { !isOfProtocol($0) }) ?? fitting.first else { return [] }
    // Branches of an `#if` may declare it several times.
    return fitting.filter { program.owner(of: $0) == program.owner(of: first) }
  }

  /// The type that says most of a receiver: that of the receiver where it inherits the protocol, else the protocol.
  func narrowest(_ receiver: Term, of owner: TypeID) -> TypeID {
    let type = terms.unwrapped(receiver)
    let parts: [Term] = if case .composition(let parts) = terms[resolver.bound(of: type)] { parts } else { [resolver.bound(of: type)] }
    let narrow = parts.lazy.compactMap { self.terms.nominalType(self.terms.unwrapped($0)) }.first { type in
      self.program.types[type.index].isSource && self.resolver.lineage(type).contains(owner)
    }
    return narrow ?? owner
  }

  /// Whether a parameter of a function is of another type than a requirement demands, as far as both name one.
  private func differs(_ function: FunctionID, from requirement: FunctionID) -> Bool {
    program.parameters(of: requirement).indices.contains { index in
      let index = index - program.parameters(of: requirement).startIndex
      return differs(resolver.parameterType(function, index), from: resolver.parameterType(requirement, index))
    }
  }

  /// One value and a list of them differ, too: `set(_: Screen)` is not `set(_: [Screen])`.
  private func differs(_ given: Term, from demanded: Term, depth: Int = 0) -> Bool {
    switch (terms[terms.unwrapped(given)], terms[terms.unwrapped(demanded)]) {
    case (.nominal(let own, _), .nominal(let other, _)): own != other
    case (.array(let own), .array(let other)): depth < 4 && differs(own, from: other, depth: depth + 1)
    case (.array, .nominal), (.nominal, .array): true
    default: false
    }
  }

  /// The getters that give a computed property: of a protocol's requirement those of the properties that meet it; none for a stored one.
  func getters(of property: PropertyID) -> [FunctionID] {
    let getter = program.fact(property).getter
    if getter.exists, program.fact(program.function(program.file(of: property), getter)).hasBody {
      let replaced = overrides(of: property)
      guard replaced.isEmpty else { return replaced.compactMap { self.getter(of: $0) } }
      return [program.function(program.file(of: property), getter)]
    }
    return witnesses(of: property).compactMap { self.getter(of: $0) }
  }

  /// The getter of a property, where it has one.
  func getter(of property: PropertyID) -> FunctionID? {
    let getter = program.fact(property).getter
    return getter.exists ? program.function(program.file(of: property), getter) : nil
  }

  /// For a property that a protocol demands the properties that meet it.
  func witnesses(of property: PropertyID) -> [PropertyID] {
    if let known = propertyWitnesses[property] { return known }
    var found: [PropertyID] = []
    let owner = program.owner(of: property)
    if owner.exists, program.types[owner.index].kind == .protocol, program.types[owner.index].isSource {
      for type in resolver.conformers(of: owner) where program.types[type.index].kind != .protocol {
        // The type's own property, else what a protocol's extension gives by default.
        for case .property(let met) in resolver.members(program.name(of: property), of: type).map(\.member)
        where met != property && isDeclared(met) {
          if !found.contains(met) { found.append(met) }
          break
        }
      }
    }
    propertyWitnesses[property] = found
    return found
  }

  /// No mere demand of a protocol.
  func isDeclared(_ property: PropertyID) -> Bool {
    let owner = program.owner(of: property)
    guard owner.exists, program.types[owner.index].kind == .protocol else { return true }
    let getter = program.fact(property).getter
    return getter.exists && program.fact(program.function(program.file(of: property), getter)).hasBody
  }

  func bound(_ type: Term, _ generics: [Name: Term], _ function: FunctionID) -> Term {
    guard !generics.isEmpty, terms.hasGeneric(type) else { return type }
    return terms.map(type) { form in
      if case .generic(let name, _, let owner) = form, owner == function || owner == .none { return generics[name] }
      return nil
    }
  }
}
