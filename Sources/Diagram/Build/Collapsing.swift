import NavigationGraph

/// Draws whole groups as one box each, because it was asked for.
enum Collapsing {
  /// - Returns: whether the groups are such that boxes need no common ground any more.
  static func apply(to draft: inout Draft, _ index: NodeLookup, options: DiagramOptions) -> Bool {
    guard let collapse = options.collapse else { return false }
    let foldable = draft.boxes.values.filter { Folding.isFoldable($0.kind) }.map(\.id).sorted()
    let keys =
      switch collapse {
      case .module: GroupKeys.modules(index, nodes: foldable, limit: options.boxBudget)
      case .folder: GroupKeys.folders(index, nodes: foldable, limit: options.boxBudget)
      case .type: GroupKeys.types(index, nodes: foldable)
      }
    var plan = Folding.Plan(keys: [:], word: keys.word, rests: keys.rests)
    var sizes: [String: Int] = [:]
    for id in foldable { if let key = keys.key(of: id) { sizes[key, default: 0] += 1 } }
    for id in foldable {
      // A screen that nothing else is declared in stays what it is.
      if let key = keys.key(of: id), collapse != .type || sizes[key] ?? 0 > 1 { plan.keys[id] = key }
    }
    guard !plan.keys.isEmpty else { return false }
    var folded = draft
    Folding.apply(plan, to: &folded)
    folded.notes.append("Each \(keys.word) is one box.")
    if collapse == .type {
      // Types that are still too many are folded further, from the screens on.
      if folded.boxes.count <= options.boxBudget { draft = folded }
      return false
    }
    draft = folded
    thin(&draft)
    return true
  }

  /// Between groups nearly every pair has its ways: three arrows a box are what an eye can follow.
  static func thin(_ draft: inout Draft) {
    if draft.arrows.count > 3 * draft.boxes.count { draft.arrows = Folding.united(draft.arrows) }
    Folding.thin(&draft, to: max(3 * draft.boxes.count, 40))
  }
}
