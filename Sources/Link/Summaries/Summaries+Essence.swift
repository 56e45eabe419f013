import Facts

/// What of a value an effect has to carry. Callers replace parameters in it call by call, so what no pass asks for is left out: what a
/// view or a model is made with, where that shows nothing and carries no route.
extension Summaries {
  func essential(_ value: Val) -> Val {
    if let known = essences[value] { return known }
    let result = computeEssence(value)
    essences[value] = result
    return result
  }

  private func computeEssence(_ value: Val) -> Val {
    switch vals[value] {
    case .construct(let type, let initializer, let arguments, let site):
      if builders.carriers.contains(type) { return value }
      if builders.answered[type] != nil {
        return vals.intern(.construct(type, initializer, arguments.map { bare($0) }, site))
      }
      let isView = evaluator.isView(type)
      return vals.intern(.construct(type, initializer, arguments.map { isView ? shown($0) : .unknown }, site))
    case .foreignCall(let base, let name, let labels, let arguments, let site):
      return vals.intern(.foreignCall(essential(base), name, labels, arguments.map { essential($0) }, site))
    case .enumCase(let id, let arguments):
      return arguments.isEmpty ? value : vals.intern(.enumCase(id, arguments.map { essential($0) }))
    case .array(let items): return vals.intern(.array(items.map { essential($0) }))
    case .tuple(let items): return vals.intern(.tuple(items.map { essential($0) }))
    case .choice(let items): return vals.choice(items.map { essential($0) })
    default: return value
    }
  }

  /// Of what tells by its type which view is shown, what it was made with says nothing more.
  private func bare(_ value: Val) -> Val {
    guard case .construct(let type, let initializer, let arguments, let site) = vals[value], !builders.carries(type) else { return value }
    return vals.intern(.construct(type, initializer, arguments.map { _ in .unknown }, site))
  }

  /// Of what a view is made with: closures and views, which may be what is shown in its place.
  private func shown(_ value: Val) -> Val {
    switch vals[value] {
    case .closure, .applied, .foreignCall: value
    case .construct(let type, _, _, _) where evaluator.isView(type): essential(value)
    default: .unknown
    }
  }

  /// The access path of a slot, where it starts at something that has a name; else nothing that could be compared.
  func path(_ place: Val) -> Val {
    var current = place
    for _ in 0..<Vals.maximumSteps {
      guard let base = vals.base(of: current) else { break }
      current = base
    }
    return switch vals[current] {
    case .parameter, .local, .type, .null, .result: place
    default: .unknown
    }
  }
}
