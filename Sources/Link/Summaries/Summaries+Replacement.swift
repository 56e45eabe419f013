import Facts

/// Replacements: a value that is put where others were taken off before.
extension Summaries {
  func takesOff(_ effect: Effect) -> Bool {
    if case .put(_, _, let operation) = effect.action { return operation == .clear || operation == .pop }
    return false
  }

  /// Whether what is shown is left: that happens wherever it leads back to.
  func isWayBack(_ effect: Effect) -> Bool {
    if case .leave(let presentation) = effect.action { return evaluator.shape(of: presentation).effect == .returns }
    return takesOff(effect)
  }

  /// Whether the function, or one round it, takes values off the same stack before this one is put.
  func replaces(_ effect: Effect, in function: FunctionID) -> Bool {
    guard case .put(let key, _, let operation) = effect.action,
      operation == .assign || operation == .append, effect.place.isKnown
    else { return false }
    var current = function
    while current.exists {
      for other in takings[current] ?? [] {
        guard case .put(key, _, let taken) = other.action, taken == .clear || taken == .pop,
          other.site.file == effect.site.file, other.site.offset < effect.site.offset, agree(other.condition, effect.condition),
          !paths(other.place).isDisjoint(with: paths(effect.place))
        else { continue }
        return true
      }
      current = evaluator.records[current.index].parent
    }
    return false
  }

  /// Whether two conditions can hold at once, as far as their atoms tell: they do not stand in different arms.
  func agree(_ a: Condition, _ b: Condition) -> Bool {
    let others = evaluator.guards.atoms(b)
    return evaluator.guards.atoms(a).allSatisfy { atom in
      others.allSatisfy { other in
        switch (atom, other) {
        case (.isCase(let value, let ids), .isCase(let same, let more)) where value == same: !Set(ids).isDisjoint(with: more)
        case (.isCase(let value, let ids), .isOther(let same, let more)) where value == same: !Set(ids).isSubset(of: more)
        case (.isOther(let value, let more), .isCase(let same, let ids)) where value == same: !Set(ids).isSubset(of: more)
        case (.equals(let value, let text), .equals(let same, let more)) where value == same: text == more
        case (.flag(let value, let state), .flag(let same, let more)) where value == same: state == more
        default: true
        }
      }
    }
  }

  /// The access paths that a place can be: of what a function or a computed property gives each answer.
  func paths(_ place: Val, depth: Int = 0) -> Set<Val> {
    guard depth < 8 else { return [place] }
    switch vals[place] {
    case .member(let base, let property):
      let bases = paths(base, depth: depth + 1)
      return bases == [base] ? [place] : Set(bases.map { vals.intern(.member($0, property)) })
    case .result(let call):
      let known = flow.results(ofCall: call)
      return known.isEmpty ? [place] : known.reduce(into: []) { $0.formUnion(paths($1, depth: depth + 1)) }
    case .choice(let items): return items.reduce(into: []) { $0.formUnion(paths($1, depth: depth + 1)) }
    case .parameter(let function, -1):
      // `self` is the same in all methods that call one another.
      let owner = program.owner(of: function)
      return owner.exists ? [vals.intern(.type(evaluator.resolver.selfTerm(owner)))] : [place]
    default: return [place]
    }
  }
}
