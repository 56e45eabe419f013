import Knowledge

/// The selections by which a split view chooses what its columns show: a list somewhere sets what a column reads.
struct Columns {
  /// What a column shows for some of the selection's values.
  struct Arm {
    let shown: Shown
    /// The selection as the arm reads it.
    let selection: Val
    /// The slot that the list sets.
    let key: SlotKey
    /// What is demanded of it, innermost first: of its value itself, or of a part.
    let demands: [Atom]
  }

  /// For each slot that leads to such a selection the split view's presentation.
  private(set) var splits: [SlotKey: Int32] = [:]
  /// What each selection chooses, in the order of the source.
  private(set) var arms: [Arm] = []
  /// All that stands in a list whose selection a column reads.
  private var insideLists: Set<FunctionID> = []
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator, _ flow: Flow, _ slots: SlotGraph, _ finder: ViewFinder) {
    self.evaluator = evaluator
    let shapes = evaluator.knowledge.shapes
    let bySplit = evaluator.presentations.indices.filter { shapes[evaluator.presentations[$0].shape].effect == .splits }
    guard !bySplit.isEmpty else { return }
    var lists: [(presentation: Int32, keys: [SlotKey])] = []
    var selections: Set<SlotKey> = []
    for (index, record) in evaluator.presentations.enumerated() where shapes[record.shape].effect == .holds {
      guard let selection = record.selection else { continue }
      let keys = slots.keys(selection).flatMap { slots.aliases(of: $0) }
      lists.append((Int32(truncatingIfNeeded: index), keys))
      selections.formUnion(keys)
    }
    guard !lists.isEmpty else { return }
    var read: [SlotKey: Int32] = [:]
    for split in bySplit {
      let reader = ColumnReader(evaluator: evaluator, flow: flow, slots: slots, finder: finder, selections: selections)
      let found = evaluator.presentations[split].content.flatMap { reader.arms(of: $0) }
      for arm in found where read[arm.key] == nil { read[arm.key] = Int32(truncatingIfNeeded: split) }
      arms += found
    }
    // A column may hand on what is selected without deciding by it: then the split view declares the selection.
    var byOwner: [TypeID: Int32] = [:]
    for split in bySplit {
      let owner = evaluator.program.owner(of: evaluator.presentations[split].function)
      if owner.exists { byOwner[owner] = Int32(truncatingIfNeeded: split) }
    }
    for list in lists {
      guard let split = list.keys.lazy.compactMap({ read[$0] ?? byOwner[slots.owner(of: $0)] }).first else { continue }
      for key in list.keys { splits[key] = split }
      insideLists.formUnion(ViewInterior(evaluator: evaluator, finder: finder).functions(in: list.presentation))
    }
  }

  /// Whether a place stands in a list whose selection chooses a column.
  func list(around function: FunctionID) -> Bool { insideLists.contains(function) }
}

/// Reads what a column shows by a selection: in the column itself, and in a view there that does nothing but choose.
private struct ColumnReader {
  let evaluator: Evaluator
  let flow: Flow
  let slots: SlotGraph
  let finder: ViewFinder
  let selections: Set<SlotKey>

  /// A view that chooses may hold another that does.
  private static let maximumDepth = 4

  func arms(of content: Val) -> [Columns.Arm] {
    finder.shown(content, ViewFinder.Asking(isContent: false)).flatMap { item in arm(item).map { [$0] } ?? inside(item, depth: 0) }
  }

  private func inside(_ item: Shown, depth: Int) -> [Columns.Arm] {
    guard depth < Self.maximumDepth, case .view(let type) = item.target, let body = finder.bodyGetter(of: type) else { return [] }
    return flow.results(of: body, [], item.value).flatMap { result in
      finder.branches(result.value, when: result.condition).flatMap { inner in arm(inner).map { [$0] } ?? inside(inner, depth: depth + 1) }
    }
  }

  /// What is shown, where a demand on a selection decides.
  private func arm(_ shown: Shown) -> Columns.Arm? {
    var chosen: (value: Val, key: SlotKey)?
    var demands: [Atom] = []
    for atom in evaluator.guards.atoms(shown.condition) {
      guard let subject = atom.subject, let found = selection(behind: subject) else { continue }
      if chosen == nil { chosen = (found.value, found.key) }
      if chosen?.key == found.key { demands.append(atom.over(found.value, instead: found.covered)) }
    }
    guard let chosen else { return nil }
    return Columns.Arm(shown: shown, selection: chosen.value, key: chosen.key, demands: demands)
  }

  /// The selection that a value is, or is a part of; where another value stands in for none (`selection ?? .first`), what it covers.
  private func selection(behind subject: Val) -> (value: Val, key: SlotKey, covered: Val)? {
    var current = subject
    for _ in 0..<16 {
      if case .choice(let items) = evaluator.vals[current] {
        return items.lazy.compactMap { item in self.selection(behind: item).map { ($0.value, $0.key, subject) } }.first
      }
      if let key = slots.keys(current).first(where: selections.contains) { return (current, key, current) }
      guard let base = evaluator.vals.base(of: current) else { return nil }
      current = base
    }
    return nil
  }
}

extension Atom {
  /// The same demand on another value, where it is made on `old`.
  fileprivate func over(_ value: Val, instead old: Val) -> Atom {
    subject == old ? asked(of: value) : self
  }
}
