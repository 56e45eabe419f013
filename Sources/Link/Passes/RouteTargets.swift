import Facts

/// What a value that is put leads to.
enum RouteTarget: Hashable {
  case enumCase(CaseID)
  /// Values of a type, not told apart.
  case type(TypeID)
  /// A static member that carries its view.
  case member(Member)
}

/// Turns the values that reach slots into routes.
struct RouteTargets {
  let evaluator: Evaluator
  let flow: Flow
  let builders: BuilderTable
  /// Enums of which some site names a case: their other values are cases too, and never the type as it is.
  var named: Set<TypeID> = []

  var vals: Vals { evaluator.vals }
  var program: Program { evaluator.program }

  /// The routes of a value; empty where the source does not tell. `type` is the value's static type.
  func routes(_ value: Val, _ type: Term, depth: Int = 0) -> [RouteTarget] {
    guard depth < 8 else { return [] }
    var result: [RouteTarget] = []
    func add(_ more: [RouteTarget]) {
      for item in more where !result.contains(item) { result.append(item) }
    }
    if let member = member(value), builders.members[member] != nil { return [.member(member)] }
    if let (inner, _) = evaluator.unwrapped(value) { return routes(inner, type, depth: depth + 1) }
    switch vals[value] {
    case .enumCase(let id, let arguments):
      let owner = program.owner(of: id)
      if builders.carriers.contains(owner) {
        for argument in arguments { add(carried(argument)) }
        if !result.isEmpty { return result }
      }
      add([.enumCase(id)])
      add(nested(value))
    case .caseFunction(let id): add([.enumCase(id)])
    case .construct(let made, _, let arguments, _):
      for argument in arguments { add(carried(argument)) }
      // What only carries the cases that its builder tells apart is no route of its own where these are not told.
      let isCarrier = builders.carriers.contains(made) && builders.whole[made] == nil
      if result.isEmpty, program.types[made.index].kind != .enum, !isCarrier { add([.type(made)]) }
    case .choice(let items), .array(let items): for item in items { add(routes(item, type, depth: depth + 1)) }
    case .foreignCall(_, let name, _, let arguments, _):
      for argument in arguments { add(carried(argument)) }
      if result.isEmpty, let made = evaluator.decodedType(name, arguments).flatMap(plainType) { add([.type(made)]) }
    case .allOf(let inner): add(routes(inner, type, depth: depth + 1))
    case .null, .bool: break
    default:
      let plain = plainType(type)
      if let plain, builders.whole[plain] != nil, !flow.namesCases(value) { return [.type(plain)] }
      for known in flow.resolve(value) where known != value && flow.fits(known, type) { add(routes(known, type, depth: depth + 1)) }
      if result.isEmpty, let plain { add([.type(plain)]) }
    }
    return result
  }

  /// The routes of an effect's value, without the cases that what holds at its place excludes (`if item == .help { … } else { link }`).
  func routes(of effect: Effect, _ type: Term) -> [RouteTarget] {
    let demands = evaluator.guards.atoms(effect.condition).filter { $0.subject == effect.value }
    return routes(effect.value, type).filter { target in
      guard case .enumCase(let id) = target else { return true }
      return demands.allSatisfy { demand in
        switch demand {
        case .isCase(_, let ids): ids.contains(id) || !isAlike(id, ids)
        case .isOther(_, let ids): !ids.contains(id)
        default: true
        }
      }
    }
  }

  private func isAlike(_ id: CaseID, _ others: [CaseID]) -> Bool {
    others.contains { program.owner(of: $0) == program.owner(of: id) }
  }

  /// The static member that a value names.
  private func member(_ value: Val) -> Member? {
    switch vals[value] {
    case .member(let base, let property):
      guard case .type = vals[base] else { return nil }
      return .property(property)
    case .result(let call):
      guard case .functions(let ids) = evaluator.calls[Int(call)].callee, ids.count == 1 else { return nil }
      return .function(ids[0])
    default: return nil
    }
  }

  /// Whether the source tells all that a value can be.
  func isComplete(_ value: Val) -> Bool {
    if let (inner, _) = evaluator.unwrapped(value) { return isComplete(inner) }
    return switch vals[value] {
    case .enumCase, .caseFunction, .construct, .null: true
    case .choice(let items), .array(let items): items.allSatisfy { isComplete($0) }
    case .allOf(let inner): isComplete(inner)
    case .unknown: false
    default:
      flow.resolve(value).allSatisfy { known in
        switch vals[known] {
        case .enumCase, .caseFunction, .construct, .null, .array: true
        case .foreignCall where evaluator.unwrapped(known) != nil: true
        default: false
        }
      }
    }
  }

  /// Whether what a value carries was told for all values of its type together: the source leaves several answers, one of which is meant.
  func carriesOneOfSeveral(_ value: Val) -> Bool {
    let parts: [Val]
    switch vals[value] {
    case .construct(_, _, let arguments, _), .foreignCall(_, _, _, let arguments, _): parts = arguments
    case .enumCase(let id, let arguments) where builders.carriers.contains(program.owner(of: id)): parts = arguments
    default: return false
    }
    return parts.contains { part in
      switch vals[part] {
      // What a function chooses from is what it gives, here as without a value round it.
      case .choice, .result: return false
      default: break
      }
      // A route inside another (`.settings(.profile)`) is no other answer: both are meant.
      return Set(carriedCases(part).map(\.id)).count > 1
    }
  }

  /// The routes that a value carries as part of another: only cases of enums that a builder tells apart.
  private func carried(_ value: Val) -> [RouteTarget] {
    carriedCases(value).flatMap { [.enumCase($0.id)] + nested($0.value) }
  }

  /// The cases of such enums that a part of a value can be.
  private func carriedCases(_ part: Val) -> [(id: CaseID, value: Val)] {
    let known: [Val]
    switch vals[part] {
    case .enumCase, .caseFunction: known = [part]
    case .parameter, .member, .choice, .result, .payload: known = flow.resolve(part)
    default: return []
    }
    return known.compactMap { item in
      guard case .enumCase(let id, _) = vals[item], builders.enums.contains(program.owner(of: id)) else { return nil }
      return (id, item)
    }
  }

  /// The innermost routes of a value whose outer ones were told elsewhere.
  func innermost(_ value: Val, depth: Int = 0) -> [RouteTarget] {
    guard depth < 8 else { return [] }
    switch vals[value] {
    case .enumCase: return nested(value).suffix(1)
    case .construct(_, _, let items, _), .array(let items), .choice(let items):
      return items.flatMap { item in
        if case .enumCase = vals[item] { return innermost(item, depth: depth + 1) }
        return flow.resolve(item).filter { $0 != item }.flatMap { innermost($0, depth: depth + 1) }
      }
    default: return flow.resolve(value).filter { $0 != value }.flatMap { innermost($0, depth: depth + 1) }
    }
  }

  /// The routes inside a route that its builder goes on to: with `.settings(.profile)` the profile is what is shown.
  private func nested(_ value: Val, depth: Int = 0) -> [RouteTarget] {
    guard depth < 8, case .enumCase(let outer, let arguments) = vals[value], let goals = builders.inner[outer] else { return [] }
    var result: [RouteTarget] = []
    for argument in arguments where !isSuppliedByCallers(argument) {
      for known in flow.resolve(argument) {
        guard case .enumCase(let id, _) = vals[known], goals.contains(where: { $0.enumCase == id }) else { continue }
        for item in [.enumCase(id)] + nested(known, depth: depth + 1) where !result.contains(item) { result.append(item) }
      }
    }
    return result
  }

  /// What a caller supplies is told where it does.
  private func isSuppliedByCallers(_ value: Val) -> Bool {
    if case .parameter(let function, let index) = vals[value] { return index >= 0 && !evaluator.records[function.index].isForeign }
    return false
  }

  /// A type whose values are a route as they are: no enum whose cases a builder tells apart.
  private func plainType(_ type: Term) -> TypeID? {
    guard let id = evaluator.terms.nominalType(type), program.types[id.index].isSource || builders.registered.contains(id) else { return nil }
    if builders.enums.contains(id) || builders.carriers.contains(id) || named.contains(id) { return nil }
    if program.types[id.index].kind == .protocol { return nil }
    if program.types[id.index].kind == .enum, !builders.registered.contains(id) { return nil }
    return id
  }

  /// The cases that stand inside a route as its payload: they are used with it.
  func payloadCases(_ value: Val, depth: Int = 0) -> [CaseID] {
    guard depth < 4 else { return [] }
    switch vals[value] {
    case .enumCase(_, let arguments):
      return arguments.flatMap { argument -> [CaseID] in
        flow.resolve(argument).flatMap { known -> [CaseID] in
          guard case .enumCase(let id, _) = vals[known] else { return [] }
          return [id] + payloadCases(known, depth: depth + 1)
        }
      }
    case .construct(let type, _, let arguments, _) where builders.carriers.contains(type):
      return arguments.flatMap { argument in flow.resolve(argument).flatMap { payloadCases($0, depth: depth + 1) } }
    case .choice(let items): return items.flatMap { payloadCases($0, depth: depth + 1) }
    default: return []
    }
  }
}
