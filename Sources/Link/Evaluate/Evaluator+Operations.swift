import Facts

extension Evaluator {
  /// Runs sibling operations in order. What a `guard` demands holds for the rest of them.
  func execute(_ range: Range<Int>) {
    let saved = frame.condition
    let localCount = frame.locals.count
    let operations = unit.facts.operations
    var position = range.lowerBound
    let end = min(range.upperBound, operations.count)
    while position < end {
      execute(position, operations)
      position = max(position + 1, operations[position].end.index)
    }
    frame.condition = saved
    if frame.locals.count > localCount { frame.locals.removeLast(frame.locals.count - localCount) }
  }

  private func site(of value: ID<Value>) -> Site { Site(file: frame.file, offset: value.exists ? unit.facts[value].offset : 0) }

  private func children(_ position: Int, _ operations: [Operation]) -> [Int] {
    var result: [Int] = []
    var child = position + 1
    let end = min(operations[position].end.index, operations.count)
    while child < end {
      result.append(child)
      child = max(child + 1, operations[child].end.index)
    }
    return result
  }

  private func inside(_ position: Int, _ operations: [Operation]) -> Range<Int> {
    let end = min(operations[position].end.index, operations.count)
    return position + 1 < end ? (position + 1)..<end : 0..<0
  }

  private func execute(_ position: Int, _ operations: [Operation]) {
    let operation = operations[position]
    switch operation.kind {
    case .evaluate:
      let typed = evaluate(operation.value, expected: frame.expectedResult, role: isFunction(frame.expectedResult) ? .passed : .view)
      frame.yields.append(Yield(condition: frame.condition, typed: typed, isReturn: false, site: site(of: operation.value)))
    case .return:
      let typed = operation.value.exists ? evaluate(operation.value, expected: frame.expectedResult, role: .passed) : .unknown
      if operation.value.exists {
        frame.yields.append(Yield(condition: frame.condition, typed: typed, isReturn: true, site: site(of: operation.value)))
      }
    case .throw, .yield:
      _ = evaluate(operation.value, expected: .unknown)
    case .assign:
      assign(operation)
    case .bind:
      bind(operation)
    case .if:
      executeIf(children(position, operations), operations)
    case .guard:
      let parts = children(position, operations)
      let before = frame.condition
      let conditions = parts.filter { operations[$0].kind == .condition }
      let atoms = conditions.flatMap { condition(operations[$0]) }
      // The names that a guard binds are seen behind it, not in its else.
      frame.condition = before
      for part in parts where operations[part].kind == .block { execute(inside(part, operations)) }
      frame.condition = atoms.reduce(before) { guards.adding($1, to: $0) }
    case .while, .repeat:
      let count = frame.locals.count
      let outerTarget = frame.loopTarget
      for part in children(position, operations) {
        if operations[part].kind == .condition {
          _ = condition(operations[part])
          if let target = difference(operations[part].value) { frame.loopTarget = target }
        } else {
          execute(inside(part, operations))
        }
      }
      frame.loopTarget = outerTarget
      frame.locals.removeLast(frame.locals.count - count)
    case .for:
      let sequence = evaluate(operation.value, expected: .unknown)
      let count = frame.locals.count
      match(operation.pattern, Typed(value: element(of: sequence.value), type: elementType(sequence.type)), record: false)
      if operation.target.exists { _ = evaluate(operation.target, expected: .unknown) }
      for part in children(position, operations) { execute(inside(part, operations)) }
      frame.locals.removeLast(frame.locals.count - count)
    case .switch:
      executeSwitch(operation, children(position, operations), operations)
    case .do:
      for part in children(position, operations) { execute(part, operations) }
    case .catch:
      let count = frame.locals.count
      if operation.pattern.exists { match(operation.pattern, .unknown, record: false) }
      for part in children(position, operations) { execute(inside(part, operations)) }
      frame.locals.removeLast(frame.locals.count - count)
    case .block, .defer:
      execute(inside(position, operations))
    case .compileIf:
      // All branches are read: which is built is not known.
      for part in children(position, operations) { execute(inside(part, operations)) }
    case .function:
      localFunction(operation.function)
    case .property:
      localProperty(operation.property)
    case .condition, .switchCase, .casePattern, .clause, .break, .continue, .fallthrough:
      break
    }
  }

  /// The parameter that a condition `x != parameter` compares with.
  private func difference(_ id: ID<Value>) -> Val? {
    guard id.exists else { return nil }
    let value = unit.facts[id]
    switch (value.kind, text(value.symbol)) {
    case (.binary, "&&"), (.binary, "||"): return difference(value.base) ?? difference(value.second)
    case (.binary, "!="):
      return [value.base, value.second].lazy.map { self.evaluate($0, expected: .unknown).value }.first { known in
        if case .parameter(_, let index) = self.vals[known] { return index >= 0 }
        return false
      }
    default: return nil
    }
  }

  private func executeIf(_ parts: [Int], _ operations: [Operation]) {
    let before = frame.condition
    let count = frame.locals.count
    let atoms = parts.filter { operations[$0].kind == .condition }.flatMap { condition(operations[$0]) }
    let blocks = parts.filter { operations[$0].kind != .condition }
    if let first = blocks.first {
      frame.condition = atoms.reduce(before) { guards.adding($1, to: $0) }
      execute(inside(first, operations))
    }
    frame.locals.removeLast(frame.locals.count - count)
    frame.condition = before
    if blocks.count > 1 {
      if atoms.count == 1, let negated = negation(atoms[0]) { frame.condition = guards.adding(negated, to: before) }
      execute(inside(blocks[1], operations))
    }
    frame.condition = before
  }

  private func negation(_ atom: Atom) -> Atom? {
    switch atom {
    case .isCase(let value, let cases): .isOther(value, cases)
    case .isOther(let value, let cases): .isCase(value, cases)
    case .flag(let value, let state): .flag(value, !state)
    case .exists(let value, let site, let state): .exists(value, site, !state)
    case .equals, .opaque: nil
    }
  }

  private func executeSwitch(_ operation: Operation, _ parts: [Int], _ operations: [Operation]) {
    let subject = evaluate(operation.value, expected: .unknown)
    let before = frame.condition
    var seen: [CaseID] = []
    for part in parts {
      if operations[part].kind == .compileIf {
        for clause in children(part, operations) { executeCases(children(clause, operations), subject, &seen, before, operations) }
      } else {
        executeCases([part], subject, &seen, before, operations)
      }
    }
    frame.condition = before
  }

  private func executeCases(_ parts: [Int], _ subject: Typed, _ seen: inout [CaseID], _ before: Condition, _ operations: [Operation]) {
    for part in parts where operations[part].kind == .switchCase {
      let inner = children(part, operations)
      let count = frame.locals.count
      var atoms: [[Atom]] = []
      var hasWhere = false
      for pattern in inner where operations[pattern].kind == .casePattern {
        atoms.append(match(operations[pattern].pattern, subject, record: true))
        if operations[pattern].value.exists {
          hasWhere = true
          _ = evaluate(operations[pattern].value, expected: .unknown)
        }
      }
      var condition = before
      if operations[part].flags.contains(.isDefault) {
        condition = guards.adding(.isOther(subject.value, seen), to: before)
      } else {
        for atom in joined(atoms, subject: subject.value) { condition = guards.adding(atom, to: condition) }
        if !hasWhere { for list in atoms where list.count == 1 { if case .isCase(let value, let ids) = list[0], value == subject.value { seen += ids } } }
      }
      frame.condition = condition
      for block in inner where operations[block].kind == .block { execute(inside(block, operations)) }
      frame.condition = before
      frame.locals.removeLast(frame.locals.count - count)
    }
  }

  /// The patterns of one arm are alternatives: cases of one value are joined, what cannot be said as one demand is left out.
  private func joined(_ patterns: [[Atom]], subject: Val) -> [Atom] {
    guard patterns.count > 1 else { return patterns.first ?? [] }
    var ids: [CaseID] = []
    for list in patterns {
      guard case .isCase(let value, let more)? = list.first(where: { if case .isCase(subject, _) = $0 { true } else { false } }), value == subject
      else { return [] }
      ids += more
    }
    return [.isCase(subject, ids)]
  }

  // MARK: Conditions

  /// What a condition demands; binds its names for what follows.
  func condition(_ operation: Operation) -> [Atom] {
    if operation.pattern.exists {
      let pattern = unit.facts[operation.pattern]
      let typed = evaluate(operation.value, expected: .unknown)
      if pattern.kind == .optional || pattern.kind == .binding {
        match(operation.pattern, Typed(value: typed.value, type: terms.unwrapped(typed.type)), record: false)
        let written = opaque(operation.value, suffix: " != nil")
        guard typed.value.isKnown, case .opaque(let site) = written else { return [written] }
        return [.exists(typed.value, site, true)]
      }
      return match(operation.pattern, typed, record: true)
    }
    return demands(operation.value)
  }

  /// A condition that is kept as it is written.
  private func opaque(_ id: ID<Value>, suffix: String = "") -> Atom {
    guard id.exists else { return .opaque(Site(file: frame.file, offset: 0)) }
    let site = Site(file: frame.file, offset: unit.facts[id].offset)
    if opaqueTexts[site] == nil { opaqueTexts[site] = FactsDump.text(of: id, in: unit.facts) + suffix }
    return .opaque(site)
  }

  /// What must hold for a Boolean value to be true.
  func demands(_ id: ID<Value>) -> [Atom] {
    let known = understood(id)
    return known.isEmpty && id.exists ? [opaque(id)] : known
  }

  private func understood(_ id: ID<Value>) -> [Atom] {
    guard id.exists else { return [] }
    let value = unit.facts[id]
    switch value.kind {
    case .binary where text(value.symbol) == "&&":
      return demands(value.base) + demands(value.second)
    case .binary where text(value.symbol) == "==":
      let left = evaluate(value.base, expected: .unknown)
      let right = evaluate(value.second, expected: left.type)
      let first = left.type.isKnown || isPlain(value.second) ? left : evaluate(value.base, expected: right.type)
      return equality(first, right)
    case .unary where text(value.symbol) == "!":
      let inner = evaluate(value.base, expected: .unknown)
      return inner.value.isKnown ? [.flag(inner.value, false)] : []
    default:
      let typed = evaluate(id, expected: .unknown)
      switch vals[typed.value] {
      case .member, .parameter, .foreign: return [.flag(typed.value, true)]
      default: return []
      }
    }
  }

  private func isPlain(_ id: ID<Value>) -> Bool {
    guard id.exists else { return true }
    return unit.facts[id].kind != .implicitMember
  }

  private func equality(_ left: Typed, _ right: Typed) -> [Atom] {
    switch (vals[left.value], vals[right.value]) {
    case (_, .enumCase(let id, _)): [.isCase(left.value, [id])]
    case (.enumCase(let id, _), _): [.isCase(right.value, [id])]
    case (_, .text(let name)): [.equals(left.value, name)]
    case (.text(let name), _): [.equals(right.value, name)]
    default: []
    }
  }

  // MARK: Patterns

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
        let part = Typed(value: index < parts.count ? parts[index] : .unknown, type: index < types.count ? types[index] : .unknown)
        atoms += match(element.pattern, part, record: record)
      }
      return atoms
    case .value:
      let expected = terms.unwrapped(subject.type)
      let typed = evaluate(pattern.value, expected: expected)
      return equality(subject, typed)
    case .enumCase:
      return matchCase(pattern, subject, record)
    }
  }

  private func matchCase(_ pattern: Pattern, _ subject: Typed, _ record: Bool) -> [Atom] {
    let name = name(pattern.symbol)
    let type = pattern.type.exists ? resolver.resolve(pattern.type, scope) : terms.unwrapped(subject.type)
    let elements = unit.facts[pattern.elements]
    if names[name] == "some", elements.count == 1, let first = elements.first, caseID(name, type) == nil {
      return match(first.pattern, Typed(value: subject.value, type: terms.unwrapped(subject.type)), record: record)
    }
    guard let id = caseID(name, type) else {
      for element in elements { match(element.pattern, .unknown, record: record) }
      return []
    }
    let file = program.file(of: id)
    let parameters = program.files[Int(file)].facts[program.fact(id).parameters]
    var atoms: [Atom] = [.isCase(subject.value, [id])]
    let count = elements.count
    for (index, element) in elements.enumerated() {
      // One pattern may take the whole payload as a tuple.
      if count == 1, parameters.count > 1, unit.facts[element.pattern].kind == .binding {
        let parts = parameters.indices.map { vals.intern(.payload(subject.value, id, Int32(truncatingIfNeeded: $0 - parameters.startIndex))) }
        let types = parameters.indices.map { resolver.caseParameterType(id, $0 - parameters.startIndex) }
        match(element.pattern, Typed(value: vals.intern(.tuple(parts)), type: terms.intern(.tuple(types, types.map { _ in .none }))), record: record)
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

  // MARK: Bindings and assignments

  private func bind(_ operation: Operation) {
    let written = operation.type.exists ? resolver.resolve(operation.type, scope) : .unknown
    guard operation.value.exists else {
      let value = vals.intern(.local(Site(file: frame.file, offset: operation.offset)))
      match(operation.pattern, Typed(value: value, type: written), record: false)
      return
    }
    let typed = evaluate(operation.value, expected: written, role: .passed)
    match(operation.pattern, Typed(value: typed.value, type: written.isKnown ? written : typed.type), record: false)
  }

  private func assign(_ operation: Operation) {
    guard operation.target.exists else { return }
    let target = unit.facts[operation.target]
    if target.kind == .discard {
      _ = evaluate(operation.value, expected: .unknown)
      return
    }
    let place = evaluate(operation.target, expected: .unknown, isTarget: true)
    var value = evaluate(operation.value, expected: place.type, role: .passed)
    let site = Site(file: frame.file, offset: targetOffset(operation.target))
    if !value.value.isKnown, operation.value.exists, unit.facts[operation.value].kind == .implicitMember {
      // The property is foreign: the member's name is all that is known (`.modalPresentationStyle = .fullScreen`).
      value.value = vals.intern(.text(name(unit.facts[operation.value].symbol)))
    }
    let symbol = text(operation.symbol)
    if symbol == "+=" {
      for item in elements(value.value) { put(place.value, .append, item, site, type: elementType(value.type)) }
      return
    }
    guard symbol.isEmpty || symbol == "=" else { return }
    if case .local = vals[place.value] {
      rebind(place.value, to: value)
    } else if target.kind == .name, let index = localIndex(name(target.symbol)) {
      frame.locals[index].typed.value = vals.choice([frame.locals[index].typed.value, value.value])
    }
    assignProperty(of: target, value, site)
    switch vals[value.value] {
    case .null, .bool(false): put(place.value, .clear, value.value, site)
    case .array(let items) where items.isEmpty: put(place.value, .clear, value.value, site)
    default: put(place.value, .assign, value.value, site, type: value.type)
    }
  }

  /// A local that was declared without value has one from here on.
  private func rebind(_ place: Val, to value: Typed) {
    for index in frame.locals.indices where frame.locals[index].typed.value == place {
      frame.locals[index].typed.value = value.value
      if !frame.locals[index].typed.type.isKnown { frame.locals[index].typed.type = value.type }
    }
  }

  /// The last member on the left.
  private func targetOffset(_ id: ID<Value>) -> UInt32 {
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
    guard place.isKnown, isPlace(place) else { return }
    records[frame.function.index].puts.append(Int32(truncatingIfNeeded: puts.count))
    puts.append(PutRecord(function: frame.function, site: site, condition: frame.condition, place: place, operation: operation, value: value, valueType: type))
  }

  private func isPlace(_ place: Val) -> Bool {
    switch vals[place] {
    case .member, .parameter, .element, .binding, .payload, .result, .choice: true
    default: false
    }
  }

  /// The values of a collection literal; the element of another collection.
  func elements(_ value: Val) -> [Val] {
    switch vals[value] {
    case .array(let items): items
    default: [element(of: value)]
    }
  }

  func element(of value: Val) -> Val {
    switch vals[value] {
    case .array(let items): items.isEmpty ? .unknown : vals.choice(items)
    case .unknown: .unknown
    default: vals.intern(.element(value))
    }
  }

  func elementType(_ term: Term) -> Term {
    switch terms[terms.unwrapped(term)] {
    case .array(let inner): return inner
    case .dictionary(let key, let value): return terms.intern(.tuple([key, value], [names.intern("key"), names.intern("value")]))
    case .nominal(let id, let arguments):
      if names[program.types[id.index].name] == "Binding", let inner = arguments.first { return binding(elementType(inner)) }
      if !program.types[id.index].isSource, let last = arguments.last { return last }
      // `CaseIterable.allCases` and the like are arrays already; a collection of the source names its element.
      return resolver.memberType(names.intern("Element"), in: id) ?? .unknown
    default: return .unknown
    }
  }

  func binding(_ term: Term) -> Term { terms.nominal(resolver.external("Binding"), [term]) }

  // MARK: Local declarations

  private func localFunction(_ id: ID<FunctionFact>) {
    let function = program.function(frame.file, id)
    guard function.exists else { return }
    let fact = unit.facts[id]
    let value = vals.intern(.function(function, vals.intern(.null)))
    frame.locals.append(Local(name: name(fact.name), typed: Typed(value: value, type: functionType(function))))
    evaluateNested(function, role: .passed, parameterTypes: [], expectedResult: resolver.resultType(function))
  }

  private func localProperty(_ id: ID<PropertyFact>) {
    guard id.exists else { return }
    let fact = unit.facts[id]
    let type = resolver.resolve(fact.type, scope)
    var value = Val.unknown
    if fact.getter.exists {
      let getter = program.function(frame.file, fact.getter)
      evaluateNested(getter, role: .inline, parameterTypes: [], expectedResult: type)
      value = vals.choice(records[getter.index].results.map(\.value))
    } else if fact.initial.exists {
      let typed = evaluateInline(program.function(frame.file, fact.initial), expected: type)
      frame.locals.append(Local(name: name(fact.name), typed: Typed(value: typed.value, type: type.isKnown ? type : typed.type)))
      return
    }
    frame.locals.append(Local(name: name(fact.name), typed: Typed(value: value, type: type)))
  }

  func functionType(_ id: FunctionID) -> Term {
    let parameters = program.parameters(of: id).indices.map { resolver.parameterType(id, $0 - program.parameters(of: id).startIndex) }
    return terms.intern(.function(parameters, resolver.resultType(id)))
  }

  // MARK: Names

  var scope: TypeScope { TypeScope(file: frame.file, type: frame.selfType, function: frame.function) }
  func name(_ symbol: Symbol) -> Name { unit.symbols[Int(symbol.raw)] }
  func text(_ symbol: Symbol) -> String { names[name(symbol)] }
  func localIndex(_ name: Name) -> Int? { frame.locals.lastIndex { $0.name == name } }
}
