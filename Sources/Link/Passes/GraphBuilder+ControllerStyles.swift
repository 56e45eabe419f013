import Facts

/// The styles in which controllers are presented: set on them before, by a helper, where they are made, or by their own class.
extension GraphBuilder {
  /// The style that was set on a controller: of a helper's that has it as a parameter what it is called with.
  func style(of value: Val, _ occurrence: Occurrence) -> Name? {
    guard let set = evaluator.attributes[evaluator.identity(value)]?[evaluator.knowledge.styleProperty] else { return nil }
    var made: Site?
    if case .result(let call) = vals[value] { made = evaluator.calls[Int(call)].site }
    return text(ofStyle: set, occurrence, madeAt: made)
  }

  /// The style that was set by what made a controller (`wrapped()`), where that is one.
  func styleWhereMade(_ values: [Val], _ occurrence: Occurrence) -> Name? {
    var found: Set<Name> = []
    for value in values {
      var made: Site?
      if case .result(let call) = vals[value] { made = evaluator.calls[Int(call)].site }
      for known in flow.resolve(value) where known != value {
        guard let set = evaluator.attributes[evaluator.identity(known)]?[evaluator.knowledge.styleProperty] else { continue }
        if let style = text(ofStyle: set, occurrence, madeAt: made) { found.insert(style) }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// - Parameter made: where a function is called that gives the controller.
  private func text(ofStyle set: Val, _ occurrence: Occurrence, madeAt made: Site?) -> Name? {
    var current = set
    for _ in 0..<8 {
      switch vals[current] {
      case .text(let style): return style
      case .foreign(let base, let style): if case .type = vals[base] { return style }
      default: break
      }
      guard case .parameter(let function, let index) = vals[current], index >= 0 else { return nil }
      let calls = (flow.callers[function] ?? []).map { evaluator.calls[Int($0)] }.filter { Int(index) < $0.arguments.count }
      let call = calls.first { $0.site == made } ?? calls.first { $0.site == occurrence.site }
        ?? calls.first { occurrence.through.contains(evaluator.outermost($0.caller)) }
      guard let call else { return nil }
      current = call.arguments[Int(index)]
    }
    return nil
  }

  /// The style that a controller of the source says for itself.
  func ownStyle(of value: Val) -> Name? {
    let made = [value] + flow.resolve(value)
    return made.lazy.compactMap { known -> Name? in
      guard case .construct(let type, _, _, _) = self.vals[known] else { return nil }
      return self.evaluator.resolver.lineage(type).lazy.compactMap { self.stylesOfControllers[$0] }.first
    }.first
  }

  /// The styles that controllers set for themselves as they come to life.
  func collectStylesOfControllers() -> [TypeID: Name] {
    var result: [TypeID: Name] = [:]
    for (identity, attributes) in evaluator.attributes {
      guard case .value(let value) = identity, case .parameter(let function, -1) = vals[value],
        let set = attributes[evaluator.knowledge.styleProperty], case .text(let style) = vals[set],
        program.fact(function).kind == .initializer || evaluator.knowledge.selfStyling.contains(program.name(of: function))
      else { continue }
      let owner = program.owner(of: function)
      // Of several initialisers that differ the smallest name counts, whatever the order.
      if owner.exists, result[owner].map({ names[style] < names[$0] }) ?? true { result[owner] = style }
    }
    return result
  }
}
