import Facts

/// What is known of a view where its code stands in a stack: what it was made of. Tells arms that are never entered there.
struct StackViewState {
  private let evaluator: Evaluator
  /// The function whose `self` the view is.
  private let function: FunctionID
  private let changed: Set<PropertyID>
  /// The view, as it may be made.
  private let views: Set<Val>

  init(_ function: FunctionID, _ spot: StackSpot, _ walk: StackWalk) {
    evaluator = walk.evaluator
    changed = walk.changed
    let own = evaluator.records[function.index].selfFunction
    self.function = own.exists ? own : function
    let type = walk.context.program.owner(of: self.function)
    views = type.exists && evaluator.isView(type) ? walk.known(of: type, at: spot) : []
  }

  /// Whether any of the views goes by a condition. Only of what no view changes something is told: properties without a wrapper.
  func mayHold(_ condition: Condition) -> Bool {
    guard condition != .always, !views.isEmpty, evaluator.guards.hasParameter(condition, evaluator.vals) else { return true }
    let told = evaluator.guards.atoms(condition).filter(isSettled)
    guard !told.isEmpty else { return true }
    let demand = evaluator.guards.condition(told)
    return views.contains { view in
      Substitution(evaluator: evaluator, bindings: [Bindings(function: function, arguments: [], receiver: view)]).apply(demand) != nil
    }
  }

  private func isSettled(_ atom: Atom) -> Bool {
    switch atom {
    case .isCase(let value, _), .isOther(let value, _), .equals(let value, _), .flag(let value, _), .exists(let value, _, _):
      isSettled(value)
    case .meets, .opaque: false
    }
  }

  /// Whether a value is a part of what a view was made of.
  private func isSettled(_ value: Val) -> Bool {
    let vals = evaluator.vals
    var current = value
    for _ in 0..<Vals.maximumSteps {
      guard let base = vals.base(of: current) else { return false }
      if case .parameter(function, -1) = vals[base], case .member(_, let property) = vals[current] {
        return evaluator.program.fact(property).attributes.isEmpty && !changed.contains(property)
      }
      current = base
    }
    return false
  }
}
