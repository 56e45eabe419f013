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

  /// What is shown for a value; nil where one of the things that it can be does not tell.
  private func answeredViews(of value: Val) -> [Shown]? {
    var views: [Shown] = []
    var hasAny = false
    for known in vals.alternatives(value) {
      guard case .construct(let made, _, _, _) = vals[known], let answered = builders.answered[made] else { return nil }
      for item in answered {
        guard let left = condition(of: item, for: known) else { continue }
        let isOpen = evaluator.guards.atoms(left).contains { if case .meets = $0 { true } else { false } }
        if isOpen { return nil }
        views.append(item.shown)
      }
      hasAny = true
    }
    return hasAny && !views.isEmpty ? views : nil
  }

  /// What is left of the demands under which a view is shown, once the value is known; nil where they are not met.
  private func condition(of item: AnsweredView, for value: Val) -> Condition? {
    guard case .parameter(let function, let index) = vals[item.subject] else { return item.shown.condition }
    let arguments = index < 0 ? [] : Array(repeating: Val.unknown, count: Int(index)) + [value]
    let bindings = Bindings(function: function, arguments: arguments, receiver: index < 0 ? value : .unknown)
    return Substitution(evaluator: evaluator, bindings: [bindings]).apply(item.shown.condition)
  }
}
