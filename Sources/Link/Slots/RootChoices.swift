import Knowledge

/// The states by which the content of an app, a scene or a root view is chosen, and what each shows.
struct RootChoices {
  struct Arm {
    /// All of them are made on the state: a branch is reached where none before it is.
    let demands: [Atom]
    let shown: Shown
  }

  /// By the slot of the state, through all bindings to it.
  private(set) var arms: [SlotKey: [Arm]] = [:]

  init(_ evaluator: Evaluator, _ slots: SlotGraph, _ finder: ViewFinder) {
    let shapes = evaluator.knowledge.shapes
    for record in evaluator.presentations where shapes[record.shape].effect == .roots && shapes[record.shape].form == .construct {
      for shown in record.content.flatMap({ finder.branches($0, when: .always) }) {
        note(shown, evaluator, slots)
        guard case .view(let type) = shown.target, let body = finder.bodyGetter(of: type) else { continue }
        for result in evaluator.records[body.index].results {
          for inner in finder.branches(result.value, when: result.condition) { note(inner, evaluator, slots) }
        }
      }
    }
  }

  private mutating func note(_ shown: Shown, _ evaluator: Evaluator, _ slots: SlotGraph) {
    guard case .view = shown.target else { return }
    var demands: [SlotKey: [Atom]] = [:]
    for atom in evaluator.guards.atoms(shown.condition) {
      guard let value = atom.subject else { continue }
      for key in slots.keys(value) {
        for alias in slots.aliases(of: key) where demands[alias]?.contains(atom) != true { demands[alias, default: []].append(atom) }
      }
    }
    for (key, atoms) in demands { arms[key, default: []].append(Arm(demands: atoms, shown: shown)) }
  }

  /// What is shown once a value is put into a state.
  func shown(_ key: SlotKey, put value: Val, cleared: Bool, _ evaluator: Evaluator) -> [Shown] {
    (arms[key] ?? []).filter { $0.demands.allSatisfy { isMet($0, by: value, cleared, evaluator) } }.map(\.shown)
  }

  private func isMet(_ demand: Atom, by value: Val, _ cleared: Bool, _ evaluator: Evaluator) -> Bool {
    switch demand {
    case .flag(_, let state):
      if cleared { return !state }
      if case .bool(let known) = evaluator.vals[value] { return known == state }
      return false
    case .exists(_, _, let state): return cleared ? !state : state
    case .isCase(_, let ids): return cases(value, evaluator).contains { ids.contains($0) }
    case .isOther(_, let ids): return cleared || cases(value, evaluator).contains { !ids.contains($0) }
    case .equals, .meets, .opaque: return false
    }
  }

  private func cases(_ value: Val, _ evaluator: Evaluator) -> [CaseID] {
    evaluator.vals.alternatives(value).compactMap { if case .enumCase(let id, _) = evaluator.vals[$0] { id } else { nil } }
  }
}

extension Atom {
  /// Whether it is the type of a receiver that is demanded.
  var isDispatch: Bool { if case .meets = self { true } else { false } }

  /// The value that a demand is made on.
  var subject: Val? {
    switch self {
    case .isCase(let value, _), .isOther(let value, _), .equals(let value, _), .flag(let value, _), .exists(let value, _, _),
      .meets(let value, _, _):
      value
    case .opaque: nil
    }
  }

  /// The same demand on another value.
  func asked(of value: Val) -> Atom {
    switch self {
    case .isCase(_, let ids): .isCase(value, ids)
    case .isOther(_, let ids): .isOther(value, ids)
    case .equals(_, let name): .equals(value, name)
    case .flag(_, let state): .flag(value, state)
    case .exists(_, let site, let state): .exists(value, site, state)
    case .meets(_, let demand, let witness): .meets(value, demand, witness)
    case .opaque: self
    }
  }
}
