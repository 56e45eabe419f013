import Facts
import NavigationGraph

/// Values whose view is made by something that they carry, each in its own way (`module.coordinator.makeView()`): the value that is put
/// tells which.
extension GraphBuilder {
  /// Edges to what is shown for the value that is put; nothing where that is not told.
  func addAnswered(_ occurrence: Occurrence, _ type: TypeID, _ kind: EdgeKind) -> Bool {
    guard let views = answeredViews(of: occurrence.effect.value) else { return false }
    for view in views {
      guard let to = node(of: view.target) else { continue }
      addEdge(node(of: type), to, kind, at: occurrence.site) { decorate(&$0, occurrence) }
    }
    return true
  }

  /// What is shown for a value; nil where one of the things that it can be does not tell. Many places put the same value: each is asked once.
  private func answeredViews(of value: Val) -> [Shown]? {
    guard !builders.answered.isEmpty else { return nil }
    if let known = answers[value] { return known.isEmpty ? nil : known }
    let views = computedViews(of: value) ?? []
    answers[value] = views
    return views.isEmpty ? nil : views
  }

  private func computedViews(of value: Val) -> [Shown]? {
    var views: [Shown] = []
    var targets: Set<ShownTarget> = []
    for known in vals.alternatives(value) {
      guard case .construct(let made, _, _, _) = vals[known], let answered = builders.answered[made] else { return nil }
      // One for each builder: it remembers what it made of the parts of the value.
      var substitutions: [Val: Substitution] = [:]
      for item in answered where !targets.contains(item.shown.target) {
        let substitution = substitutions[item.subject] ?? substitution(of: item.subject, by: known)
        substitutions[item.subject] = substitution
        guard let left = substitution.apply(item.shown.condition) else { continue }
        let isOpen = evaluator.guards.atoms(left).contains { if case .meets = $0 { true } else { false } }
        if isOpen { return nil }
        targets.insert(item.shown.target)
        views.append(item.shown)
      }
    }
    return views
  }

  /// The value in the place of what a builder calls the value at hand.
  private func substitution(of subject: Val, by value: Val) -> Substitution {
    guard case .parameter(let function, let index) = vals[subject] else { return Substitution(evaluator: evaluator, bindings: []) }
    let arguments = index < 0 ? [] : Array(repeating: Val.unknown, count: Int(index)) + [value]
    let bindings = Bindings(function: function, arguments: arguments, receiver: index < 0 ? value : .unknown)
    return Substitution(evaluator: evaluator, bindings: [bindings])
  }
}
