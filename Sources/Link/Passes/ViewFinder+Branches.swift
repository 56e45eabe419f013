import Facts

extension ViewFinder {
  /// The branches by which a value chooses what it shows: through containers that add nothing of their own, not into others.
  func branches(_ value: Val, when condition: Condition, depth: Int = 0) -> [Shown] {
    guard depth < 16 else { return [] }
    func all(_ results: [ResultValue]) -> [Shown] {
      results.flatMap { branches($0.value, when: evaluator.guards.and(condition, $0.condition), depth: depth + 1) }
    }
    switch vals[value] {
    case .choice(let items): return items.flatMap { branches($0, when: condition, depth: depth + 1) }
    case .closure(let id): return all(evaluator.records[id.index].results)
    case .applied(let id, let environment): return all(flow.results(of: id, in: environment))
    case .result(let call): return all(flow.guardedResults(ofCall: call))
    case .member(let base, let property): return all(flow.getterResults(property, base))
    case .construct(let type, _, _, let site) where evaluator.isView(type):
      return [Shown(target: .view(type), condition: condition, site: site, value: value)]
    case .foreignCall(let base, let name, _, let arguments, let site):
      if case .null = vals[base] {
        guard evaluator.knowledge.branchContainers.contains(name) else {
          if program.known.neverReturning.contains(name) { return [] }
          return [Shown(target: outside(name, isMade: true), condition: condition, site: site, value: value)]
        }
        return arguments.flatMap { branches($0, when: condition, depth: depth + 1) }
      }
      let held = branches(base, when: condition, depth: depth + 1)
      guard held.isEmpty else { return held }
      return [Shown(target: outside(name, isMade: false), condition: condition, site: site, value: value)]
    default: return []
    }
  }

  /// A branch that the source does not declare.
  private func outside(_ name: Name, isMade: Bool) -> ShownTarget {
    isMade && evaluator.names.isCapitalized(name) ? .foreign(name) : .untold
  }
}
