import Facts

/// Builders that show what something says that the value carries, each in its own way (`module.coordinator.makeView()`).
extension BuilderAnalysis {
  /// What is shown for all values of a type; where a part of the value says it, that is kept apart.
  func addWhole(_ shown: Shown, _ subject: Val, of type: TypeID, _ table: inout BuilderTable) {
    table.whole[type, default: []].append(shown)
    let isAnswered = evaluator.guards.atoms(shown.condition).contains { atom in
      if case .meets(let value, _, _) = atom { finder.isPart(value, of: subject) } else { false }
    }
    guard isAnswered else { return }
    // What else holds there is nothing that the value tells.
    let told = evaluator.guards.atoms(shown.condition).filter { atom in atom.subject.map { vals.isRooted($0, in: subject) } ?? false }
    table.answered[type, default: []].append(
      AnsweredView(subject: subject, target: shown.target, condition: evaluator.guards.condition(told)))
  }

  /// Builders that do the same are one, by whatever name each has the value: once all are known.
  func joinAnswered(_ table: inout BuilderTable) {
    for (type, views) in table.answered.sorted(by: { $0.key < $1.key }) {
      guard let known = views.first?.subject else { continue }
      var seen: Set<AnsweredView> = []
      table.answered[type] = views.map { view in
        AnsweredView(subject: known, target: view.target, condition: condition(of: view, on: known))
      }.filter { seen.insert($0).inserted }
    }
  }

  private func condition(of view: AnsweredView, on known: Val) -> Condition {
    guard known != view.subject, let bindings = Bindings(view.subject, is: known, vals) else { return view.condition }
    return Substitution(evaluator: evaluator, bindings: [bindings]).apply(view.condition) ?? view.condition
  }
}
