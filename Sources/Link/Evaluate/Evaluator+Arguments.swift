import Facts

extension Evaluator {
  /// For each parameter the position of its argument; nil where the call does not fit. Labels as in Swift: in order, defaults may be left
  /// out, trailing closures match from where the others ended (SE-0286).
  func fit(_ arguments: [CallArgument], _ function: FunctionID) -> [[Int]]? {
    let (parameters, file) = (program.parameters(of: function), program.file(of: function))
    var places: [[Int]] = Array(repeating: [], count: parameters.count)
    var next = 0
    for (position, argument) in arguments.enumerated() {
      var found: Int?
      var index = next
      while index < parameters.count {
        let parameter = parameters[parameters.startIndex + index]
        let isVariadic = parameter.modifiers.contains(.variadic)
        if argument.isTrailing && !argument.label.exists {
          if isClosureLike(parameter, file), isFunctionType(index, of: function) || !isPassedOver(index + 1, of: function),
            !givesWay(index, of: function, to: position + 1 < arguments.count ? arguments[position + 1].label : .none)
          {
            found = index
            break
          }
        } else if program.name(parameter.label, in: file) == argument.label {
          found = index
          break
        }
        if !isVariadic && !parameter.defaultValue.exists { break }
        index += 1
      }
      guard let index = found else {
        // Further values of a variadic parameter stand without label.
        if !argument.label.exists, next > 0, parameters[parameters.startIndex + next - 1].modifiers.contains(.variadic) {
          places[next - 1].append(position)
          continue
        }
        return nil
      }
      places[index].append(position)
      next = index + 1
    }
    for (index, parameter) in parameters.enumerated()
    where places[index].isEmpty && !parameter.defaultValue.exists && !parameter.modifiers.contains(.variadic) { return nil }
    return places
  }

  /// Whether a parameter that may be no function gives way to one behind it that is one for sure: those between may be left out.
  private func isPassedOver(_ start: Int, of function: FunctionID) -> Bool {
    let parameters = program.parameters(of: function)
    guard start > 0, parameters[parameters.startIndex + start - 1].defaultValue.exists else { return false }
    var index = start
    while index < parameters.count {
      if isFunctionType(index, of: function) { return true }
      if !parameters[parameters.startIndex + index].defaultValue.exists { return false }
      index += 1
    }
    return false
  }

  /// Whether a parameter that may be left out leaves a trailing closure without label to one behind it that may not (SE-0286).
  ///
  /// - Parameter label: The label of the trailing closure that follows, up to whose parameter is looked.
  private func givesWay(_ index: Int, of function: FunctionID, to label: Name) -> Bool {
    let (parameters, file) = (program.parameters(of: function), program.file(of: function))
    func isRequired(_ parameter: ParameterFact) -> Bool { !parameter.defaultValue.exists && !parameter.modifiers.contains(.variadic) }
    guard !isRequired(parameters[parameters.startIndex + index]) else { return false }
    return parameters.dropFirst(index + 1).prefix { !label.exists || program.name($0.label, in: file) != label }.contains(where: isRequired)
  }

  private func isFunctionType(_ index: Int, of function: FunctionID) -> Bool { isFunction(resolver.parameterType(function, index)) }

  private func isClosureLike(_ parameter: ParameterFact, _ file: Int32) -> Bool {
    guard parameter.type.exists else { return true }
    let unit = program.files[Int(file)]
    var node = unit.facts[parameter.type]
    while node.kind == .optional, node.base.exists { node = unit.facts[node.base] }
    switch node.kind {
    case .function: return true
    case .named, .member: return true  // an alias of a function type, a generic parameter
    default: return false
    }
  }

  /// Of several functions that fit: the one whose parameters the arguments suit best, then the one with the fewest defaults left out; of
  /// equals the first.
  func choose(
    _ fitting: [(FunctionID, [[Int]])], _ arguments: [CallArgument], _ receiver: Typed
  ) -> (FunctionID, [[Int]])? {
    best(fitting, arguments, receiver).first
  }

  /// The same, with those that the source leaves as well: overloads whose parameters the arguments do not tell apart, and declarations of
  /// one function in several branches of an `#if`. Only of the same type: what is overridden is not meant.
  func best(
    _ fitting: [(FunctionID, [[Int]])], _ arguments: [CallArgument], _ receiver: Typed
  ) -> [(FunctionID, [[Int]])] {
    guard fitting.count > 1 else { return fitting }
    let scores = fitting.map { score($0, arguments, receiver) }
    let highest = scores.max() ?? 0
    let equals = fitting.indices.filter { scores[$0] == highest }.map { fitting[$0] }
    guard let first = equals.first else { return [] }
    return equals.filter { program.owner(of: $0.0) == program.owner(of: first.0) && $0.1 == first.1 }
  }

  /// How well a call fits a function, told by types: above 0 where an argument is just what a parameter wants.
  func score(_ candidate: (FunctionID, [[Int]]), _ arguments: [CallArgument], _ receiver: Typed) -> Int {
    var score = 0
    for (index, positions) in candidate.1.enumerated() {
      let written = resolver.parameterType(candidate.0, index)
      let type = resolver.specialize(written, for: metatypeInstance(receiver.type), owner: program.owner(of: candidate.0))
      for position in positions { score += compatibility(arguments[position].value, type) }
    }
    // Fewer defaults first.
    return score * 16 - candidate.1.count { $0.isEmpty }
  }

  /// How well an argument fits a type, told without evaluating it where that would record something twice.
  private func compatibility(_ whole: ID<Value>, _ type: Term) -> Int {
    let id = telling(whole)
    guard id.exists else { return 0 }
    let value = unit.facts[id]
    let plain = terms.unwrapped(type)
    switch value.kind {
    case .implicitMember:
      guard let owner = terms.nominalType(plain) else { return -1 }
      return resolver.members(name(value.symbol), of: owner).isEmpty ? -4 : 4
    case .call where value.base.exists && unit.facts[value.base].kind == .implicitMember:
      guard let owner = terms.nominalType(plain) else { return -1 }
      return resolver.members(name(unit.facts[value.base].symbol), of: owner).isEmpty ? -4 : 4
    case .string: return terms.nominalType(plain).map { program.types[$0.index].name == known.string ? 2 : -1 } ?? 0
    case .closure: return isFunction(type) ? 1 : -1
    case .array: return listCompatibility(unit.facts[value.arguments].first?.value ?? .none, plain)
    case .bool: return terms.nominalType(plain).map { program.types[$0.index].name == known.bool ? 2 : -1 } ?? 0
    case .nil: return terms.isOptional(type) || !type.isKnown ? 0 : -4
    case .call, .name, .member, .self, .projected, .cast, .force:
      let given = staticType(id)
      guard given.isKnown, plain.isKnown else { return 0 }
      if terms.unwrapped(given) == plain { return 4 }
      if case .generic = terms[plain] { return 1 }
      if let mine = terms.nominalType(given), let theirs = terms.nominalType(plain) {
        if mine == theirs { return 3 }
        return resolver.lineage(mine).contains(theirs) || areControllers(mine, theirs) ? 2 : -4
      }
      return -1
    default: return 0
    }
  }

  /// The part of a value that tells its type: of `a ?? b` the second, of `a ? b : c` what stands in its first branch.
  private func telling(_ id: ID<Value>) -> ID<Value> {
    var current = id
    while current.exists {
      let value = unit.facts[current]
      switch value.kind {
      case .binary where text(value.symbol) == Self.coalescing: current = value.second
      case .ternary: current = value.second
      default: return current
      }
    }
    return id
  }

  static let coalescing = "??"

  /// How well a literal list fits, by its first element.
  private func listCompatibility(_ first: ID<Value>, _ type: Term) -> Int {
    switch terms[type] {
    case .array(let element): return 1 + (first.exists ? compatibility(first, element) : 0)
    case .nominal(let id, let arguments):
      let entity = program.types[id.index]
      // Sets, paths and what else can be written as a list.
      if knowledge.collections.contains(entity.name) || known.arrayTypes.contains(entity.name) {
        return 1 + (first.exists ? arguments.first.map { compatibility(first, $0) } ?? 0 : 0)
      }
      return -1
    case .generic: return 1
    default: return type.isKnown ? -1 : 0
    }
  }

  /// Whether a type is, or inherits from, a controller that frameworks declare, and another one is: the first may inherit from it.
  private func areControllers(_ mine: TypeID, _ theirs: TypeID) -> Bool {
    !program.types[theirs.index].isSource && knowledge.viewControllers.contains(program.types[theirs.index].name)
      && resolver.descends(mine, from: knowledge.viewControllers)
  }

  /// The type of a plain value, without recording anything.
  func staticType(_ id: ID<Value>) -> Term {
    guard id.exists else { return .unknown }
    let value = unit.facts[id]
    switch value.kind {
    case .name where localIndex(name(value.symbol)) != nil, .self, .projected: return evaluate(id, expected: .unknown).type
    case .cast where !value.flags.contains(.test): return resolver.resolve(value.type, scope)
    case .name, .member:
      let count = records[frame.function.index].statics.count
      defer { records[frame.function.index].statics.removeLast(records[frame.function.index].statics.count - count) }
      return isPlainPath(id) ? evaluate(id, expected: .unknown).type : .unknown
    case .call:
      guard value.base.exists else { return .unknown }
      let callee = unit.facts[value.base]
      switch callee.kind {
      case .name where names.isCapitalized(name(callee.symbol)):
        return namedType(name(callee.symbol), callee.type)
      case .member where isPlainPath(callee.base):
        let base = evaluate(callee.base, expected: .unknown)
        if case .metatype(let type) = terms[base.type] {
          if caseID(name(callee.symbol), type) != nil { return type }
          if let id = terms.nominalType(type), let nested = resolver.memberType(name(callee.symbol), in: id) { return nested }
          return .unknown
        }
        if let id = terms.nominalType(base.type), let (function, owner) = candidates(name(callee.symbol), in: id).first {
          return resolver.specialize(resolver.resultType(function), for: base.type, owner: owner)
        }
        return .unknown
      default: return .unknown
      }
    default: return .unknown
    }
  }

  private func isPlainPath(_ id: ID<Value>) -> Bool {
    var current = id
    while current.exists {
      let value = unit.facts[current]
      switch value.kind {
      case .name, .self, .projected: return true
      case .member, .optionalChain, .force: current = value.base
      default: return false
      }
    }
    return false
  }

  // MARK: Evaluating

  /// The arguments by parameter, closures last: what the others tell of generic parameters types the closures.
  func evaluate(
    _ arguments: [CallArgument], at places: [[Int]], types: [Term], function: FunctionID, _ generics: inout [Name: Term], defaults: FunctionID
  ) -> [Val] {
    var values: [Val] = Array(repeating: .unknown, count: places.count)
    let parameters = program.parameters(of: defaults)
    let file = program.file(of: defaults)
    var delayed: [(Int, Int)] = []
    for (index, positions) in places.enumerated() {
      let type = index < types.count ? types[index] : .unknown
      let isVariadic = parameters[parameters.startIndex + index].modifiers.contains(.variadic)
      if positions.isEmpty {
        let fact = parameters[parameters.startIndex + index]
        if fact.defaultValue.exists {
          values[index] = defaultValue(program.function(file, fact.defaultValue))
        } else if isVariadic {
          values[index] = vals.intern(.array([]))
        }
        continue
      }
      if isVariadic {
        values[index] = vals.intern(.array(positions.map { handed(arguments[$0].value, expected: elementType(type)).value }))
        continue
      }
      for position in positions {
        if isClosure(arguments[position].value) {
          delayed.append((index, position))
        } else {
          let typed = handed(arguments[position].value, expected: substituted(type, generics))
          unify(type, typed.type, &generics)
          values[index] = typed.value
        }
      }
    }
    for (index, position) in delayed {
      let wanted = substituted(index < types.count ? types[index] : .unknown, generics)
      let typed = handed(arguments[position].value, expected: wanted)
      unify(wanted, typed.type, &generics)
      values[index] = typed.value
    }
    return values
  }

  private func isClosure(_ id: ID<Value>) -> Bool { id.exists && unit.facts[id].kind == .closure }

  func substituted(_ type: Term, _ generics: [Name: Term]) -> Term {
    guard !generics.isEmpty, terms.hasGeneric(type) else { return type }
    return terms.map(type) { form in
      if case .generic(let name, _, _) = form { return generics[name] }
      return nil
    }
  }

  /// What an argument's type tells of the generic parameters in a parameter's type.
  func unify(_ wanted: Term, _ given: Term, _ generics: inout [Name: Term]) {
    guard given.isKnown, wanted.isKnown, wanted != given else { return }
    switch (terms[wanted], terms[given]) {
    case (.generic(let name, _, _), _): if generics[name] == nil { generics[name] = given }
    case (.optional(let inner), .optional(let other)): unify(inner, other, &generics)
    case (.optional(let inner), _): unify(inner, given, &generics)
    case (.array(let inner), .array(let other)): unify(inner, other, &generics)
    case (.metatype(let inner), .metatype(let other)): unify(inner, other, &generics)
    case (.nominal(let id, let inner), .nominal(let other, let given)) where id == other && inner.count == given.count:
      for (a, b) in zip(inner, given) { unify(a, b, &generics) }
    case (.function(let parameters, let result), .function(let others, let other)):
      for (a, b) in zip(parameters, others) { unify(a, b, &generics) }
      unify(result, other, &generics)
    default: break
    }
  }
}
