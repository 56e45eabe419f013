import Facts

extension Evaluator {
  /// Evaluates a function that stands inside the current one, seeing its names. Once; a second asking only notes the use.
  func evaluateNested(
    _ id: FunctionID, role: Role, parameterTypes: [Term], expectedResult: Term, parameterValues: [Val] = [], presentation: Int32 = -1
  ) {
    guard id.exists else { return }
    records[frame.function.index].closures.append(
      ClosureUse(function: id, role: role, condition: frame.condition, presentation: presentation))
    guard !records[id.index].isEvaluated, frame.depth < 200 else { return }
    records[id.index].isEvaluated = true
    records[id.index].parent = frame.function
    records[id.index].isForeign = role != .passed
    records[id.index].selfFunction = frame.selfFunction
    records[id.index].host = presentation
    records[id.index].subjectType = parameterTypes.first ?? .unknown
    let saved = frame
    frame.function = id
    frame.condition = .always
    frame.yields = []
    frame.depth += 1
    frame.expectedResult = expectedResult
    frame.role = role == .content ? .content : (role == .action ? .action : .view)
    bindClosureParameters(id, parameterTypes, parameterValues)
    executeBody(of: id)
    let inner = frame.locals
    frame = saved
    // What a closure adds to a collection of the function round it is there afterwards.
    for index in frame.locals.indices where index < inner.count && frame.locals[index].isVariable {
      if case .array = vals[inner[index].typed.value] { frame.locals[index].typed.value = inner[index].typed.value }
    }
  }

  private func bindClosureParameters(_ id: FunctionID, _ types: [Term], _ values: [Val]) {
    let fact = program.fact(id)
    let file = program.file(of: id)
    let parameters = program.parameters(of: id)
    func typed(_ index: Int) -> Typed {
      let value = index < values.count && values[index].isKnown ? values[index] : vals.intern(.parameter(id, Int32(truncatingIfNeeded: index)))
      return Typed(value: value, type: index < types.count ? types[index] : .unknown)
    }
    let parts = parameters.count > 1 && types.count == 1 ? tupleParts(typed(0)) : []
    for (index, parameter) in parameters.enumerated() where parameter.name.exists {
      var local = index < parts.count ? parts[index] : typed(index)
      if parameter.type.exists { local.type = resolver.resolve(parameter.type, scope) }
      frame.locals.append(Local(name: program.name(parameter.name, in: file), typed: local))
    }
    guard parameters.isEmpty else { return }
    // `$0` … : of one tuple parameter they are its parts, where the closure uses several.
    for index in 0..<Int(fact.anonymousParameters) {
      var local = typed(index)
      if fact.anonymousParameters > 1, types.count == 1, case .tuple(let inner, _) = terms[types[0]] {
        local = Typed(
          value: vals.intern(.parameter(id, Int32(truncatingIfNeeded: index))), type: index < inner.count ? inner[index] : .unknown)
      }
      frame.locals.append(Local(name: names.intern("$\(index)"), typed: local))
    }
  }

  /// The parts of a tuple that a closure takes as several parameters.
  private func tupleParts(_ whole: Typed) -> [Typed] {
    guard case .tuple(let types, _) = terms[whole.type] else { return [] }
    return types.indices.map { member(names.intern(String($0)), of: whole, site: Site(file: frame.file, offset: 0)) }
  }

  /// Evaluates a one-expression function (an initial value) as part of the current one.
  func evaluateInline(_ id: FunctionID, expected: Term) -> Typed {
    guard id.exists else { return .unknown }
    let fact = program.fact(id)
    return yields(of: fact.body.indices, expected: expected)
  }

  /// An `if`, `switch` or `do` as a value: the last values of its branches.
  func evaluateBlock(_ id: FunctionID, expected: Term) -> Typed {
    guard id.exists else { return .unknown }
    records[id.index].isEvaluated = true
    return yields(of: program.fact(id).body.indices, expected: expected)
  }

  private func yields(of range: Range<Int>, expected: Term) -> Typed {
    let saved = (frame.yields, frame.expectedResult)
    frame.yields = []
    frame.expectedResult = expected
    execute(range)
    let given = frame.yields
    (frame.yields, frame.expectedResult) = saved
    let type = given.lazy.map(\.typed.type).first(where: \.isKnown) ?? expected
    return Typed(value: vals.choice(given.map(\.typed.value)), type: type)
  }

  /// The closure as a value; its parameter types come from what it is handed to.
  func closure(
    _ id: FunctionID, expected: Term, role: Role, parameterTypes: [Term] = [], parameterValues: [Val] = [], presentation: Int32 = -1
  ) -> Typed {
    var types = parameterTypes
    var result = Term.unknown
    if case .function(let parameters, let given) = terms[terms.unwrapped(expected)] {
      if types.isEmpty { types = parameters }
      result = given
    }
    let fact = program.fact(id)
    if fact.result.exists { result = resolver.resolve(fact.result, scope) }
    evaluateNested(id, role: role, parameterTypes: types, expectedResult: result, parameterValues: parameterValues, presentation: presentation)
    let given = result.isKnown ? result : records[id.index].resultType
    return Typed(value: vals.intern(.closure(id)), type: terms.intern(.function(types, given)))
  }
}
