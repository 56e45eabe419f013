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

  func site(of value: ID<Value>) -> Site { Site(file: frame.file, offset: value.exists ? unit.facts[value].offset : 0) }

  func children(_ position: Int, _ operations: [Operation]) -> [Int] {
    var result: [Int] = []
    var child = position + 1
    let end = min(operations[position].end.index, operations.count)
    while child < end {
      result.append(child)
      child = max(child + 1, operations[child].end.index)
    }
    return result
  }

  func inside(_ position: Int, _ operations: [Operation]) -> Range<Int> {
    let end = min(operations[position].end.index, operations.count)
    return position + 1 < end ? (position + 1)..<end : 0..<0
  }

  func execute(_ position: Int, _ operations: [Operation]) {
    let operation = operations[position]
    switch operation.kind {
    case .evaluate:
      let typed = evaluate(operation.value, expected: frame.expectedResult, role: isFunction(frame.expectedResult) ? .passed : .view)
      if operation.value.exists { yield(operation.value, typed, isReturn: false, at: site(of: operation.value)) }
    case .return:
      let typed = operation.value.exists ? evaluate(operation.value, expected: frame.expectedResult, role: .passed) : .unknown
      if operation.value.exists {
        yield(operation.value, typed, isReturn: true, at: site(of: operation.value))
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
      frame.condition = otherwise(atoms, before)
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
      let item =
        received(from: sequence, at: Site(file: frame.file, offset: operation.offset))
        ?? Typed(value: element(of: sequence.value), type: elementType(sequence.type))
      mappedElements.insert(item.value)
      match(operation.pattern, item, record: false)
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
  func difference(_ id: ID<Value>) -> Val? {
    guard id.exists else { return nil }
    let value = unit.facts[id]
    switch (value.kind, text(value.symbol)) {
    case (.binary, "&&"), (.binary, "||"): return difference(value.base) ?? difference(value.second)
    case (.binary, "!="):
      let first = evaluate(value.base, expected: .unknown)
      return [first.value, evaluate(value.second, expected: first.type).value].first { known in
        switch self.vals[known] {
        case .parameter(_, let index): index >= 0
        case .enumCase: true
        default: false
        }
      }
    default: return nil
    }
  }

  func executeIf(_ parts: [Int], _ operations: [Operation]) {
    let before = frame.condition
    let count = frame.locals.count
    let atoms = parts.filter { operations[$0].kind == .condition }.flatMap { condition(operations[$0]) }
    let blocks = parts.filter { operations[$0].kind != .condition }
    if let first = blocks.first {
      frame.condition = atoms.reduce(before) { guards.adding($1, to: $0) }
      execute(inside(first, operations))
    }
    frame.locals.removeLast(frame.locals.count - count)
    if blocks.count > 1 {
      frame.condition = otherwise(atoms, before)
      execute(inside(blocks[1], operations))
    }
    // What follows is reached only where a branch that returns was not taken.
    let returns = blocks.count == 1 && operations[blocks[0]].kind == .block && children(blocks[0], operations).last.map {
      operations[$0].kind == .return || operations[$0].kind == .throw
    } == true
    frame.condition = returns ? otherwise(atoms, before) : before
  }

  /// What holds where a condition does not, as far as one demand tells.
  func otherwise(_ atoms: [Atom], _ before: Condition) -> Condition {
    guard atoms.count == 1, let negated = negation(atoms[0]) else { return before }
    return guards.adding(negated, to: before)
  }

  func negation(_ atom: Atom) -> Atom? {
    switch atom {
    case .isCase(let value, let cases): .isOther(value, cases)
    case .isOther(let value, let cases): .isCase(value, cases)
    case .flag(let value, let state): .flag(value, !state)
    case .exists(let value, let site, let state): .exists(value, site, !state)
    case .equals, .meets, .opaque: nil
    }
  }

  func executeSwitch(_ operation: Operation, _ parts: [Int], _ operations: [Operation]) {
    let subject = evaluate(operation.value, expected: .unknown)
    let before = frame.condition
    var arms = ArmsRead()
    for part in parts {
      if operations[part].kind == .compileIf {
        for clause in children(part, operations) { executeCases(children(clause, operations), subject, &arms, before, operations) }
      } else {
        executeCases([part], subject, &arms, before, operations)
      }
    }
    frame.condition = before
  }

  /// What of a `switch` was read before an arm.
  struct ArmsRead {
    /// No arm stands above.
    var isFirst = true
    /// The cases that arms above took.
    var seen: [CaseID] = []
    /// The patterns of the arms above that end in `fallthrough`: the arm is theirs too.
    var fallen: [[Atom]] = []
  }

  func executeCases(_ parts: [Int], _ subject: Typed, _ arms: inout ArmsRead, _ before: Condition, _ operations: [Operation]) {
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
      let isDefault = operations[part].flags.contains(.isDefault)
      if isDefault, arms.isFirst {
        // Nothing is asked of the value.
        atoms = [[]]
      } else if isDefault {
        let fallen = cases(arms.fallen, of: subject.value)
        condition = guards.adding(.isOther(subject.value, arms.seen.filter { !fallen.contains($0) }), to: before)
        atoms = [[]]
      } else {
        for atom in joined(arms.fallen + atoms, subject: subject.value) { condition = guards.adding(atom, to: condition) }
        if !hasWhere { arms.seen += cases(atoms.filter { $0.count == 1 }, of: subject.value) }
      }
      arms.isFirst = false
      let blocks = inner.filter { operations[$0].kind == .block }
      let falls = blocks.last.flatMap { children($0, operations).last }.map { operations[$0].kind == .fallthrough } == true
      arms.fallen = falls ? arms.fallen + atoms : []
      frame.condition = condition
      for block in blocks { execute(inside(block, operations)) }
      frame.condition = before
      frame.locals.removeLast(frame.locals.count - count)
    }
  }

  /// The cases of a value that patterns ask for.
  private func cases(_ patterns: [[Atom]], of subject: Val) -> [CaseID] {
    patterns.flatMap { list -> [CaseID] in
      guard case .isCase(subject, let ids)? = list.first else { return [] }
      return ids
    }
  }

  /// The patterns of one arm are alternatives: cases of one value are joined, what cannot be said as one demand is left out. That there is no
  /// value beside (`case .grid, nil:`) is no demand of a value.
  func joined(_ alternatives: [[Atom]], subject: Val) -> [Atom] {
    let patterns = alternatives.filter { list in
      if list.count == 1, case .exists(subject, _, false) = list[0] { false } else { true }
    }
    guard !patterns.isEmpty, alternatives.count > 1 else { return alternatives.first ?? [] }
    var ids: [CaseID] = []
    for list in patterns {
      guard case .isCase(let value, let more)? = list.first(where: { if case .isCase(subject, _) = $0 { true } else { false } }),
        value == subject
      else { return [] }
      ids += more
    }
    return [.isCase(subject, ids)]
  }

  // MARK: Local declarations

  func localFunction(_ id: ID<FunctionFact>) {
    let function = program.function(frame.file, id)
    guard function.exists else { return }
    let fact = unit.facts[id]
    let value = vals.intern(.function(function, vals.intern(.null)))
    frame.locals.append(Local(name: name(fact.name), typed: Typed(value: value, type: functionType(function))))
    evaluateNested(function, role: .passed, parameterTypes: [], expectedResult: resolver.resultType(function))
  }

  func localProperty(_ id: ID<PropertyFact>) {
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

  var scope: TypeScope { TypeScope(file: frame.file, type: frame.selfType, function: frame.function, offset: frame.offset) }
  func name(_ symbol: Symbol) -> Name { unit.symbols[Int(symbol.raw)] }
  func text(_ symbol: Symbol) -> String { names[name(symbol)] }
  func localIndex(_ name: Name) -> Int? { frame.locals.lastIndex { $0.name == name } }
}
