import Facts
import NavigationGraph

/// Values whose view is made by something that they carry, each in its own way (`module.coordinator.makeView()`): the value that is put
/// tells which.
extension GraphBuilder {
  /// Edges to what is shown for the value that is put; nothing where that is not told.
  func addAnswered(_ occurrence: Occurrence, _ type: TypeID, _ kind: EdgeKind) -> Bool {
    guard let views = answeredViews(of: occurrence.effect.value) else { return false }
    for view in views {
      guard let to = node(of: view) else { continue }
      addEdge(node(of: type), to, kind, at: occurrence.site) { decorate(&$0, occurrence) }
    }
    return true
  }

  /// What is shown for a value; nil where one of the things that it can be does not tell. Many places put the same value: each is asked once.
  private func answeredViews(of value: Val) -> [ShownTarget]? {
    guard !builders.answered.isEmpty else { return nil }
    if let known = answers[value] { return known.isEmpty ? nil : known }
    let views = computedViews(of: value) ?? []
    answers[value] = views
    return views.isEmpty ? nil : views
  }

  private func computedViews(of value: Val) -> [ShownTarget]? {
    var targets: [ShownTarget] = []
    for known in vals.alternatives(value) {
      guard case .construct(let made, _, _, _) = vals[known], let answered = builders.answered[made] else { return nil }
      let bindings = answered.first.flatMap { Bindings($0.subject, is: known, vals) }
      let substitution = Substitution(evaluator: evaluator, bindings: bindings.map { [$0] } ?? [])
      for item in answered where !targets.contains(item.target) {
        guard let left = substitution.apply(item.condition) else { continue }
        if evaluator.guards.atoms(left).contains(where: \.isDispatch) { return nil }
        targets.append(item.target)
      }
    }
    return targets
  }
}
