import NavigationGraph

/// A diagram above the budget is drawn by groups: a layout of more would run for minutes, and nobody could read it.
enum Budget {
  /// - Returns: whether the diagram was folded.
  static func apply(to draft: inout Draft, _ index: NodeLookup, options: DiagramOptions) -> Bool {
    guard !isKept(by: draft, options) else { return false }
    let foldable = draft.boxes.values.filter { Folding.isFoldable($0.kind) }.map(\.id).sorted()
    let keys = GroupKeys.even(index, nodes: foldable, grouping: options.grouping, limit: options.groupLimit)
    var groups = groups(foldable, keys)
    var plan = Folding.Plan(keys: [:], word: keys.word, rests: keys.rests)
    // Files that lie together say nothing about their parts: the ways do.
    if isLopsided(groups, count: foldable.count) {
      let parts = Hubs.parts(of: draft, foldable, limit: options.groupLimit)
      if !isLopsided(self.groups(foldable, parts.keys), count: foldable.count) {
        groups = self.groups(foldable, parts.keys)
        plan = parts.plan
      }
    }
    for (key, ids) in groups where ids.count > 1 { for id in ids { plan.keys[id] = key } }
    guard !plan.keys.isEmpty else { return false }

    let (boxes, arrows) = (draft.boxes.count, draft.arrows.count)
    Folding.apply(plan, to: &draft)
    let pattern = ["module", "folder"].contains(plan.word) ? ", --include '\(plan.word):NAME'" : ""
    draft.notes.append(
      "\(boxes) boxes and \(arrows) arrows are too many for one picture: each \(plan.word) is one box. "
        + "Draw a part with --focus NAME\(pattern) or --from NAME, or more with --max-boxes N.")
    Collapsing.thin(&draft)
    return true
  }

  static func isKept(by draft: Draft, _ options: DiagramOptions) -> Bool {
    draft.boxes.count <= options.boxBudget && draft.arrows.count <= options.arrowBudget
  }

  private static func groups(_ ids: [String], _ keys: GroupKeys) -> [String: [String]] {
    self.groups(ids, Dictionary(ids.compactMap { id in keys.key(of: id).map { (id, $0) } }, uniquingKeysWith: { first, _ in first }))
  }

  private static func groups(_ ids: [String], _ keys: [String: String]) -> [String: [String]] {
    var groups: [String: [String]] = [:]
    for id in ids { if let key = keys[id] { groups[key, default: []].append(id) } }
    return groups
  }

  /// Whether one group has nearly everything, or too little is in any.
  private static func isLopsided(_ groups: [String: [String]], count: Int) -> Bool {
    let sizes = groups.values.map(\.count)
    return (sizes.max() ?? 0) * 3 > count * 2 || sizes.filter { $0 > 1 }.reduce(0, +) * 2 < count
  }
}
