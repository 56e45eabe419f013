import Knowledge

/// The selections by which a split view chooses what its columns show.
struct Columns {
  /// For each slot that leads to such a selection the split view's presentation.
  private(set) var splits: [SlotKey: Int32] = [:]
  private let evaluator: Evaluator

  init(_ evaluator: Evaluator, _ slots: SlotGraph) {
    self.evaluator = evaluator
    let shapes = evaluator.knowledge.shapes
    var bySplit: [TypeID: Int32] = [:]
    for (index, record) in evaluator.presentations.enumerated() where shapes[record.shape].effect == .splits {
      let owner = evaluator.program.owner(of: record.function)
      if owner.exists { bySplit[owner] = Int32(truncatingIfNeeded: index) }
    }
    guard !bySplit.isEmpty else { return }
    for record in evaluator.presentations where shapes[record.shape].effect == .holds {
      guard let selection = record.selection else { continue }
      for key in slots.keys(selection) {
        let aliases = slots.aliases(of: key)
        guard let split = aliases.lazy.compactMap({ bySplit[slots.owner(of: $0)] }).first else { continue }
        for alias in aliases { splits[alias] = split }
      }
    }
  }

  /// The list whose selection chooses a column, round a place.
  func list(around function: FunctionID, _ slots: SlotGraph) -> Bool {
    var current = function
    for _ in 0..<64 where current.exists {
      let record = evaluator.records[current.index]
      if record.host >= 0, let selection = evaluator.presentations[Int(record.host)].selection {
        return slots.keys(selection).contains { splits[$0] != nil }
      }
      current = record.parent
    }
    return false
  }
}
