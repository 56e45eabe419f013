import Facts

/// What in a value is left to callers.
extension Summaries {
  /// Whether a value has a parameter in it that a caller supplies.
  func isOpen(_ value: Val, depth: Int = 0) -> Bool {
    guard depth < 12, mayHaveParameter(value) else { return false }
    switch vals[value] {
    case .parameter(let function, let index):
      // `self` in an extension of a foreign type is what the caller calls it on.
      // So is the route in a method of its enum's that shows it.
      if index < 0 { return program.owner(of: function).exists && (!ownerType(function).exists || shownEnums.contains(ownerType(function))) }
      return !evaluator.records[function.index].isForeign
    case .member(let base, _), .payload(let base, _, _), .element(let base), .foreign(let base, _), .binding(let base), .allOf(let base):
      return isOpen(base, depth: depth + 1)
    case .entry(let base, let key): return isOpen(base, depth: depth + 1) || isOpen(key, depth: depth + 1) && flow.tellsEntries(base)
    case .enumCase: return false
    // A value that carries no route is known by its type, whatever it is made with.
    case .construct(let type, _, _, _) where evaluator.isView(type) || !builders.carries(type): return false
    case .construct(let type, let initializer, let items, _):
      return items.enumerated().contains { mayCarry(type, initializer, $0) && isOpen($1, depth: depth + 1) }
    case .array(let items), .tuple(let items), .choice(let items): return items.contains { isOpen($0, depth: depth + 1) }
    // A controller that holds what it is handed is looked through.
    case .foreignCall(let base, let name, _, let items, _):
      // So is the storyboard, or the identifier, that one is made by.
      let isMade = evaluator.knowledge.instantiators.contains(name)
      if isMade, isOpen(base, depth: depth + 1) { return true }
      return (isMade || evaluator.knowledge.viewControllers.contains(name) || evaluator.knowledge.storyboards.contains(name))
        && items.contains { isOpen($0, depth: depth + 1) }
    case .result(let call): return isOpenResult(call, depth)
    default: return false
    }
  }

  /// Whether a carrier of routes may get one by an argument, as far as the type of that tells: not by a number or a model.
  private func mayCarry(_ type: TypeID, _ initializer: FunctionID, _ index: Int) -> Bool {
    if initializer.exists { return mayCarry(evaluator.resolver.parameterType(initializer, index)) }
    let properties = evaluator.memberwise(type)
    return index < properties.count ? mayCarry(evaluator.typeOf(properties[index])) : true
  }

  private func mayCarry(_ term: Term, depth: Int = 0) -> Bool {
    let plain = evaluator.terms.unwrapped(term)
    guard depth < 4 else { return true }
    switch evaluator.terms[plain] {
    case .array(let inner): return mayCarry(inner, depth: depth + 1)
    case .nominal(let id, let arguments):
      let type = program.types[id.index]
      guard type.isSource else { return arguments.contains { mayCarry($0, depth: depth + 1) } }
      guard type.kind == .class || type.kind == .actor else { return true }
      return evaluator.isView(id) || builders.carries(id) || builders.memberTypes.contains(id) || !arguments.isEmpty
    default: return true
    }
  }

  /// Whether callers decide what a call gives: what it is called with is part of it, or chooses it.
  private func isOpenResult(_ call: Int32, _ depth: Int) -> Bool {
    let record = evaluator.calls[Int(call)]
    if case .value(let callee) = record.callee, isOpen(callee, depth: depth + 1) { return true }
    guard !givesPlainValue(record),
      record.arguments.contains(where: { isOpen($0, depth: depth + 1) }) || record.demand.exists && isOpen(record.receiver, depth: depth + 1)
    else { return false }
    return hangsOnArguments(call, depth)
  }

  /// Whether what a call gives is told by whoever supplies its arguments: it is made of them, or they choose which case it is. What a
  /// function chooses by a number or a flag is one of its cases, for every caller.
  private func hangsOnArguments(_ call: Int32, _ depth: Int) -> Bool {
    if let known = hanging[call] { return known }
    hanging[call] = true  // a circle waits for its callers
    let given = flow.guardedResults(ofCall: call)
    var result = given.contains { isOpen($0.value, depth: depth + 1) || evaluator.guards.atoms($0.condition).contains { isChoice($0, depth) } }
    if given.isEmpty, case .value = evaluator.calls[Int(call)].callee { result = true }
    hanging[call] = result
    return result
  }

  private func isChoice(_ atom: Atom, _ depth: Int) -> Bool {
    switch atom {
    case .isCase(let value, let ids), .isOther(let value, let ids): !ids.isEmpty && isOpen(value, depth: depth + 1)
    case .equals(let value, _), .meets(let value, _, _): isOpen(value, depth: depth + 1)
    case .flag, .exists, .opaque: false
    }
  }

  /// Whether a case whose builder goes on to what it carries carries something that a caller supplies.
  func isInnerOpen(_ value: Val, depth: Int = 0) -> Bool {
    guard depth < 12, mayHaveParameter(value) else { return false }
    switch vals[value] {
    case .enumCase(let id, let items):
      if builders.inner[id] != nil, items.contains(where: { isOpen($0) }) { return true }
      return items.contains { isInnerOpen($0, depth: depth + 1) }
    case .construct(let type, _, let items, _) where builders.carries(type):
      return items.contains { isInnerOpen($0, depth: depth + 1) }
    case .array(let items), .choice(let items): return items.contains { isInnerOpen($0, depth: depth + 1) }
    default: return false
    }
  }

  /// Whether what a call gives is known by its type, whatever it is called with.
  private func givesPlainValue(_ call: CallRecord) -> Bool {
    guard case .functions(let ids) = call.callee, let first = ids.first,
      let id = evaluator.terms.nominalType(evaluator.resolver.resultType(first))
    else { return false }
    let type = program.types[id.index]
    guard type.isSource, type.kind == .struct, !evaluator.isView(id) else { return false }
    return !builders.carries(id) && !builders.memberTypes.contains(id)
  }

  /// Whether a slot only shows that there is something in it: its values are of a type that is no route, for the source does not declare it,
  /// or declares it as plain data of which no part chooses what is shown.
  func holdsNoRoute(_ action: EffectAction) -> Bool {
    guard case .put(let key, _, .assign) = action, let id = evaluator.terms.nominalType(slots.valueType(of: key)),
      !program.types[id.index].isSource || isPlainData(id)
    else { return false }
    let presentations = slots.presentations(of: key)
    return !presentations.isEmpty && presentations.allSatisfy {
      evaluator.knowledge.shapes[evaluator.presentations[Int($0.presentation)].shape].effect == .presents
    }
  }

  private func isPlainData(_ id: TypeID) -> Bool {
    let type = program.types[id.index]
    return (type.kind == .struct || type.kind == .class) && !evaluator.isView(id) && !builders.carries(id)
      && !builders.memberTypes.contains(id)
  }

  /// Whether the place at hand tells what is shown; else a caller has to. Whoever calls a closure that only marks something as shown
  /// (`onEdit: { edited = $0 }`) supplies nothing of that.
  func isConcrete(_ value: Val, _ action: EffectAction, _ type: Term) -> Bool {
    !isOpen(value) || isOfClosure(value) && holdsNoRoute(action) || isCast(value, type)
  }

  /// Whether what a storyboard makes is told by the class that it is cast to, whichever storyboard and identifier callers hand over.
  private func isCast(_ value: Val, _ type: Term) -> Bool {
    guard case .foreignCall(_, let name, _, _, _) = vals[value], evaluator.knowledge.instantiators.contains(name),
      let id = evaluator.terms.nominalType(type)
    else { return false }
    return program.types[id.index].isSource && evaluator.isView(id) && evaluator.resolver.conformers(of: id).isEmpty
  }

  private func isOfClosure(_ value: Val) -> Bool {
    var current = value
    while let base = vals.base(of: current) { current = base }
    if case .parameter(let function, let index) = vals[current] { return index >= 0 && evaluator.records[function.index].parent.exists }
    return false
  }

  /// Whether the type of a value tells its route, or what shows it tells that it is none, whoever supplies the value.
  func isToldByType(_ effect: Effect) -> Bool {
    if holdsNoRoute(effect.action) { return true }
    guard let id = evaluator.terms.nominalType(effect.valueType) else { return false }
    let type = program.types[id.index]
    guard type.isSource else { return builders.whole[id] != nil }
    let isPlain = (type.kind == .struct || type.kind == .class) && !evaluator.isView(id)
    switch effect.action {
    case .link: if isPlain, !builders.carries(id) { return true }
    case .put(_, _, .append), .put(_, _, .assign): return isPlain && !builders.carries(id) && !builders.memberTypes.contains(id)
    default: return false
    }
    guard type.kind == .enum, builders.whole[id] != nil, !builders.enums.contains(id) else { return false }
    return !flow.namesCases(effect.value)
  }

  func mayHaveParameter(_ value: Val) -> Bool {
    if case .result = vals[value] { return true }
    return vals.hasParameter(value)
  }

  /// The component whose own stored property a value is, where whoever makes the component supplies it.
  func component(of value: Val, depth: Int = 0) -> TypeID? {
    guard depth < 8 else { return nil }
    var current = value
    for _ in 0..<12 {
      switch vals[current] {
      case .payload(let base, _, _), .element(let base), .entry(let base, _), .binding(let base), .allOf(let base): current = base
      case .choice(let items):
        return items.lazy.compactMap { self.component(of: $0, depth: depth + 1) }.first
      case .member(let base, let property):
        if case .parameter(_, -1) = vals[base] {
          let owner = program.owner(of: property)
          return owner.exists && evaluator.isView(owner) && isSupplied(property) ? owner : nil
        }
        let given = flow.getterResults(property, base)
        if !given.isEmpty, !given.contains(where: { isChosen($0, by: base) }) {
          // What the handed value computes by itself is no part of it.
          return given.lazy.compactMap { self.component(of: $0.value, depth: depth + 1) }.first
        }
        let owner = program.owner(of: property)
        guard owner.exists, program.types[owner.index].kind != .class, program.types[owner.index].kind != .actor else { return nil }
        current = base
      default: return nil
      }
    }
    return nil
  }

  /// The component that supplies a value, or the route inside a value which is made there to carry it (`Leaf(page: page)`).
  func supplier(of value: Val) -> TypeID? {
    if let own = component(of: value) { return own }
    guard case .construct(let type, let initializer, let items, _) = vals[value], builders.carries(type), !evaluator.isView(type) else {
      return nil
    }
    return items.indices.lazy.filter { self.takesRoute(type, initializer, $0) }.compactMap { self.component(of: items[$0]) }.first
  }

  /// Whether an argument is declared as an enum that a builder tells apart, or as what carries one.
  private func takesRoute(_ type: TypeID, _ initializer: FunctionID, _ index: Int) -> Bool {
    let properties = initializer.exists ? [] : evaluator.memberwise(type)
    guard initializer.exists || index < properties.count else { return false }
    let term = initializer.exists ? evaluator.resolver.parameterType(initializer, index) : evaluator.typeOf(properties[index])
    return evaluator.terms.nominalType(term).map { builders.enums.contains($0) || builders.carries($0) } ?? false
  }

  /// Whether it is the case of a value that tells what is given.
  private func isChosen(_ given: ResultValue, by base: Val) -> Bool {
    evaluator.guards.atoms(given.condition).contains { atom in
      switch atom {
      case .isCase(let value, let ids), .isOther(let value, let ids): !ids.isEmpty && vals.isRooted(value, in: base)
      default: false
      }
    }
  }

  /// The properties into which a type puts something that it makes itself (`viewDidLoad` makes what a button presents).
  func propertiesOwnMade() -> Set<PropertyID> {
    var result: Set<PropertyID> = []
    for put in evaluator.puts where put.operation == .assign {
      guard case .member(let base, let property) = vals[evaluator.place(behind: put.place)], case .parameter(_, -1) = vals[base] else {
        continue
      }
      switch vals[put.value] {
      case .construct, .foreignCall: result.insert(property)
      default: continue
      }
    }
    return result
  }

  /// Stored, and set by whoever makes the value: no wrapper that keeps state of its own.
  func isSupplied(_ property: PropertyID) -> Bool {
    let fact = program.fact(property)
    guard !fact.getter.exists, !fact.modifiers.contains(.static) else { return false }
    // Nobody else can set what is constant or private and has a value already.
    if fact.initial.exists, fact.modifiers.contains(.constant) || fact.modifiers.contains(.private) { return false }
    // A class has no memberwise initialiser: what it has from the start is its own, whatever is put in its place.
    let owner = program.owner(of: property)
    if owner.exists, program.types[owner.index].kind == .class, fact.initial.exists || ownMade.contains(property) { return false }
    let file = program.file(of: property)
    return program.attributes(fact.attributes, in: file).allSatisfy {
      evaluator.knowledge.plainAttributes.contains(program.name($0.name, in: file))
    }
  }
}
