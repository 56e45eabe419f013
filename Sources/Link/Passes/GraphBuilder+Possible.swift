import Facts

/// What cannot be: values that a presentation does not show, branches that no value takes.
extension GraphBuilder {
  /// Whether a presentation shows a value that is put into its slot, as far as its binding tells: one made by hand may ask for a case, or
  /// for what the value was made with.
  func mayShow(_ presentation: Int32, _ value: Val) -> Bool {
    let record = evaluator.presentations[Int(presentation)]
    guard record.slotCondition != .always, let slot = record.slot else { return true }
    var place = slot
    if case .foreign(let base, evaluator.presence) = vals[slot] { place = base }
    return vals.alternatives(value).contains { alternative in
      evaluator.guards.atoms(record.slotCondition).allSatisfy { atom in
        guard let subject = atom.subject, let known = moved(subject, from: place, to: alternative) else { return true }
        if case .fails = evaluator.reduced(atom.asked(of: known)) { return false }
        return true
      }
    }
  }

  /// A part of one value as the same part of another.
  private func moved(_ part: Val, from old: Val, to new: Val, depth: Int = 0) -> Val? {
    if part == old { return new }
    guard depth < Vals.maximumSteps, case .member(let base, let property) = vals[part],
      let moved = moved(base, from: old, to: new, depth: depth + 1)
    else { return nil }
    return evaluator.constructedField(property, of: moved)
  }

  /// Whether a branch can be taken: where it asks a constant for a case, whether whoever makes that constant gives one.
  func isPossible(_ condition: Condition) -> Bool {
    evaluator.guards.atoms(condition).allSatisfy { atom in
      switch atom {
      case .isCase(let value, let ids): cases(ofConstant: value)?.contains { ids.contains($0) } ?? true
      case .isOther(let value, let ids): cases(ofConstant: value)?.contains { !ids.contains($0) } ?? true
      default: true
      }
    }
  }

  /// All cases that a constant of a view can be; nil where that is not told.
  private func cases(ofConstant value: Val) -> [CaseID]? {
    guard case .member(let base, let property) = vals[value], case .parameter(_, -1) = vals[base], summaries.isSupplied(property),
      program.fact(property).modifiers.contains(.constant), evaluator.isView(program.owner(of: property))
    else { return nil }
    var result: [CaseID] = []
    for known in flow.resolve(value) {
      switch vals[known] {
      case .enumCase(let id, _), .caseFunction(let id): result.append(id)
      default: return nil
      }
    }
    return result.isEmpty ? nil : result
  }
}
