import Facts

extension Evaluator {
  func bind(_ operation: Operation) {
    let written = operation.type.exists ? resolver.resolve(operation.type, scope) : .unknown
    guard operation.value.exists else {
      let value = vals.intern(.local(Site(file: frame.file, offset: operation.offset)))
      let first = frame.locals.count
      match(operation.pattern, Typed(value: value, type: written), record: false)
      for index in first..<frame.locals.count { frame.locals[index].isVariable = !operation.flags.contains(.isConstant) }
      return
    }
    let typed = evaluate(operation.value, expected: written, role: .passed)
    if written.isKnown { noteTaken(operation.value, as: written, typed.value, at: Site(file: frame.file, offset: operation.offset)) }
    let first = frame.locals.count
    match(operation.pattern, Typed(value: typed.value, type: written.isKnown ? written : typed.type), record: false)
    guard !operation.flags.contains(.isConstant) else { return }
    for index in first..<frame.locals.count { frame.locals[index].isVariable = true }
  }

  func assign(_ operation: Operation) {
    guard operation.target.exists else { return }
    let target = unit.facts[operation.target]
    if target.kind == .discard {
      _ = evaluate(operation.value, expected: .unknown)
      return
    }
    let readCount = records[frame.function.index].viewReads.count
    writtenEntry = nil
    isWriting = target.kind == .subscript
    let place = evaluate(operation.target, expected: .unknown)
    isWriting = false
    let entry = writtenEntry
    // What is written is not read.
    records[frame.function.index].viewReads.removeLast(records[frame.function.index].viewReads.count - readCount)
    let site = Site(file: frame.file, offset: targetOffset(operation.target))
    let symbol = text(operation.symbol)
    let isPlain = symbol.isEmpty || symbol == "="
    var writes: [Write] = []
    isReadingTitle = name(target.symbol) == knowledge.titleProperty
    var value = assigned(operation.value, to: place, &writes)
    isReadingTitle = false
    if !value.value.isKnown, operation.value.exists, unit.facts[operation.value].kind == .implicitMember {
      // The property is foreign: the member's name is all that is known (`.modalPresentationStyle = .fullScreen`).
      value.value = vals.intern(.text(name(unit.facts[operation.value].symbol)))
    }
    if isNegation(operation.value, of: place.value) { toggles.insert(site) }
    if target.kind == .`self`, program.fact(frame.function).kind == .initializer {
      frame.yields.append(Yield(condition: frame.condition, typed: value, isReturn: true, site: site))
    }
    if symbol == "+=", let index = ownCollection(operation.target) {
      change(index, .append, items(value.value))
      return
    }
    if symbol == "+=" {
      for item in elements(value.value) { put(place.value, .append, item, site, type: elementType(value.type)) }
      return
    }
    guard isPlain else { return }
    if target.kind == .subscript, let index = ownCollection(target.base) {
      change(index, .append, [value.value])
      return
    }
    if let entry { keyedPuts.append(KeyedPut(function: frame.function, base: entry.base, key: entry.key, value: value.value)) }
    noteHanded(value, operation.value)
    noteAssigned(target, value, site)
    if case .local = vals[place.value] {
      rebind(place.value, to: value)
    } else if target.kind == .name, let index = localIndex(name(target.symbol)) {
      frame.locals[index].typed.value = vals.choice([frame.locals[index].typed.value, value.value])
    }
    assignProperty(of: target, value, site)
    if let setter = setter(of: target, place.value), callSetter(setter, value, site) { return }
    // Another value for a name of the function's own changes no other place.
    if target.kind == .name, let index = localIndex(name(target.symbol)), frame.locals[index].isVariable { return }
    if writes.count < 2 { writes = [Write(condition: frame.condition, typed: value, id: operation.value, top: writes.first?.top)] }
    for write in writes { put(write, into: place.value, site) }
  }

  /// What one branch of an assigned value writes.
  struct Write {
    let condition: Condition
    let typed: Typed
    /// The expression.
    let id: ID<Value>
    /// Of a collection that is cut back to a part of itself the value that is on top then, as far as the source tells it.
    var top: Val?
  }

  /// The value that is assigned, branch by branch: what a ternary writes is written under its condition.
  private func assigned(_ id: ID<Value>, to place: Typed, _ writes: inout [Write]) -> Typed {
    guard id.exists, unit.facts[id].kind == .ternary, writes.count < 8 else {
      let typed = evaluate(id, expected: place.type, role: .passed)
      let held = self.place(behind: place.value)
      let isCut = takesPart(id) && isMadeOfElements(typed.value, of: held)
      writes.append(Write(condition: frame.condition, typed: typed, id: id, top: isCut ? sought(by: id, in: held) : nil))
      return typed
    }
    let value = unit.facts[id]
    let atoms = demands(value.base)
    let before = frame.condition
    frame.condition = atoms.reduce(before) { guards.adding($1, to: $0) }
    let first = assigned(value.second, to: place, &writes)
    frame.condition = otherwise(atoms, before)
    let second = assigned(value.third, to: place, &writes)
    frame.condition = before
    return Typed(value: vals.choice([first.value, second.value]), type: first.type.isKnown ? first.type : second.type)
  }

  private func put(_ write: Write, into place: Val, _ site: Site) {
    let before = frame.condition
    frame.condition = write.condition
    defer { frame.condition = before }
    let value = part(write.typed.value, of: place, write.id)
    if let top = write.top { return put(place, .pop, top, site) }
    switch vals[value] {
    case .null, .bool(false): put(place, .clear, value, site)
    case .array(let items) where items.isEmpty: put(place, .clear, value, site)
    default: put(place, .assign, value, site, type: write.typed.type)
    }
  }

  /// `isShown = !isShown`
  private func isNegation(_ id: ID<Value>, of place: Val) -> Bool {
    guard id.exists, place.isKnown, unit.facts[id].kind == .unary, text(unit.facts[id].symbol) == "!" else { return false }
    let base = unit.facts[id].base
    guard base.exists, [.name, .member].contains(unit.facts[base].kind) else { return false }
    return evaluate(base, expected: .unknown).value == place
  }

  /// A local that was declared without value has another one in each branch.
  private func noteAssigned(_ target: Value, _ value: Typed, _ site: Site) {
    guard target.kind == .name, let index = localIndex(name(target.symbol)) else { return }
    if case .local = vals[frame.locals[index].typed.value] {} else if frame.locals[index].assigned.isEmpty { return }
    frame.locals[index].assigned.append(Yield(condition: frame.condition, typed: value, isReturn: false, site: site))
  }

  /// What a result gives: of a local that was assigned in branches each of them.
  func yield(_ id: ID<Value>, _ typed: Typed, isReturn: Bool, at site: Site) {
    guard let index = givenLocal(id), frame.locals[index].assigned.count > 1, frame.locals[index].typed.value == typed.value else {
      frame.yields.append(Yield(condition: frame.condition, typed: typed, isReturn: isReturn, site: site))
      return
    }
    for given in frame.locals[index].assigned {
      let condition = guards.and(frame.condition, given.condition)
      frame.yields.append(Yield(condition: condition, typed: given.typed, isReturn: isReturn, site: given.site))
    }
  }

  /// The local that an expression gives, as it is, cast, or with modifiers on it.
  private func givenLocal(_ id: ID<Value>) -> Int? {
    var current = id
    while current.exists {
      let value = unit.facts[current]
      switch value.kind {
      case .name: return localIndex(name(value.symbol))
      // A cast says of what type it is, and changes nothing.
      case .cast where !value.flags.contains(.test), .force: current = value.base
      case .call where value.base.exists && unit.facts[value.base].kind == .member: current = unit.facts[value.base].base
      default: return nil
      }
    }
    return nil
  }

  /// A local that was declared without value has one from here on.
  func rebind(_ place: Val, to value: Typed) {
    for index in frame.locals.indices where frame.locals[index].typed.value == place {
      frame.locals[index].typed.value = value.value
      if !frame.locals[index].typed.type.isKnown { frame.locals[index].typed.type = value.type }
    }
  }

  /// The last member on the left.
  func targetOffset(_ id: ID<Value>) -> UInt32 {
    var current = id
    while current.exists {
      let value = unit.facts[current]
      switch value.kind {
      case .optionalChain, .force, .inOut: current = value.base
      case .subscript: current = value.base
      default: return value.offset
      }
    }
    return 0
  }

  func put(_ place: Val, _ operation: PlaceOperation, _ value: Val, _ site: Site, type: Term = .unknown) {
    guard place.isKnown, !write(value, operation, to: place, site), isPlace(place) else { return }
    records[frame.function.index].puts.append(Int32(truncatingIfNeeded: puts.count))
    puts.append(
      PutRecord(
        function: frame.function, site: site, condition: frame.condition, place: place, operation: operation, value: value, valueType: type)
    )
  }

  func isPlace(_ place: Val) -> Bool {
    switch vals[place] {
    case .member, .parameter, .element, .binding, .payload, .result, .choice: true
    case .foreignCall(_, let name, _, _, _): name == known.keyPathLabel
    case .foreign(let base, _): vals[base] == .null
    default: false
    }
  }

  /// The values of a collection literal; the element of another collection.
  func elements(_ value: Val) -> [Val] {
    switch vals[value] {
    case .array(let items): items.map { self.item($0) }
    case .dictionary(let items): stride(from: 1, to: items.count, by: 2).map { items[$0] }
    default: [element(of: value)]
    }
  }

  /// An item of a collection as one of its elements.
  private func item(_ value: Val) -> Val {
    if case .allOf(let inner) = vals[value] { return element(of: inner) }
    return value
  }

  func element(of value: Val) -> Val {
    switch vals[value] {
    case .array(let items): items.isEmpty ? .unknown : vals.choice(items.map { self.item($0) })
    case .dictionary: vals.choice(elements(value))
    case .unknown: .unknown
    default: vals.intern(.element(value))
    }
  }

  func elementType(_ term: Term) -> Term {
    switch terms[terms.unwrapped(term)] {
    case .array(let inner): return inner
    case .dictionary(let key, let value): return terms.intern(.tuple([key, value], known.pairLabels))
    case .nominal(let id, let arguments):
      if let state = state(of: term) {
        let element = elementType(state)
        return element.isKnown ? store(of: element) : .unknown
      }
      if program.types[id.index].name == known.binding, let inner = arguments.first { return binding(elementType(inner)) }
      if !program.types[id.index].isSource, let last = arguments.last { return last }
      // `CaseIterable.allCases` and the like are arrays already; a collection of the source names its element.
      return resolver.memberType(known.elementType, in: id) ?? .unknown
    default: return .unknown
    }
  }

  func binding(_ term: Term) -> Term { terms.nominal(resolver.external(known.binding), [term]) }
}
