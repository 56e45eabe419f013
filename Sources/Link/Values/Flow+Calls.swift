import Facts

/// What calls give, seen from where they are not written.
extension Flow {
  /// How many members of what the source does not declare lead to a receiver, at most.
  private static let maximumForeignSteps = 2

  /// What a function of a framework's type is called on. One that walks a tree of foreign things (`presented?.topmost`, `next?.controller`)
  /// would go on without end: a few steps out it is seen as from inside.
  func bounded(_ receiver: Val, for function: FunctionID) -> Val {
    let owner = program.owner(of: function)
    guard owner.exists, !program.types[owner.index].isSource else { return receiver }
    var steps = 0
    var current = receiver
    for _ in 0..<Vals.maximumSteps {
      if case .foreign = vals[current] { steps += 1 }
      if steps > Self.maximumForeignSteps { return .unknown }
      if case .choice(let items) = vals[current], let longest = items.max(by: { vals.steps(to: $0) < vals.steps(to: $1) }) {
        current = longest
        continue
      }
      guard let base = vals.base(of: current) else { break }
      current = base
    }
    return receiver
  }

  /// What the call of a value gives that is no function where it was made: of an `@autoclosure` that value, of an initialiser what it makes.
  func valuesCalled(_ callee: Val, _ arguments: [Val], _ site: Site) -> [ResultValue] {
    resolve(callee).compactMap { known in
      switch vals[known] {
      case .construct, .enumCase, .foreignCall: return ResultValue(condition: .always, value: known, site: site)
      case .type(let term):
        guard let id = evaluator.terms.nominalType(term) else { return nil }
        let entity = program.types[id.index]
        if entity.isSource {
          let initializer = evaluator.initializer(of: id, taking: arguments.count)
          let given = initializer.exists ? arguments : []
          return ResultValue(condition: .always, value: vals.intern(.construct(id, initializer, given, site)), site: site)
        }
        guard evaluator.isView(id) else { return nil }
        let made = ValForm.foreignCall(vals.intern(.null), entity.name, arguments.map { _ in .none }, arguments, site)
        return ResultValue(condition: .always, value: vals.intern(made), site: site)
      default: return nil
      }
    }
  }

  /// A value as seen from a caller: with its arguments in the place of parameters, also of calls whose results it is made of.
  func carried(_ value: Val, _ substitution: Substitution, depth: Int = 0) -> Val {
    guard depth < 4 else { return substitution.apply(value) }
    func inner(_ other: Val) -> Val { carried(other, substitution, depth: depth + 1) }
    switch vals[value] {
    case .result: return substituteResults(value, substitution)
    case .choice(let items): return vals.choice(items.map(inner))
    case .array(let items): return vals.intern(.array(items.map(inner)))
    case .payload(let base, let id, let index):
      guard case .result = vals[base] else { return substitution.apply(value) }
      return evaluator.payload(vals.intern(.payload(inner(base), id, index)))
    case .element(let base):
      guard case .result = vals[base] else { return substitution.apply(value) }
      return vals.intern(.element(inner(base)))
    case .member(let base, let property):
      guard case .result = vals[base] else { return substitution.apply(value) }
      return vals.intern(.member(inner(base), property))
    default: return substitution.apply(value)
    }
  }
}
