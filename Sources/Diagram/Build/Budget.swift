import NavigationGraph

/// A diagram above the budget is drawn by groups: a layout of more would run for minutes, and nobody could read it.
enum Budget {
  /// - Returns: whether the diagram was folded.
  static func apply(to draft: inout Draft, _ index: NodeLookup, options: DiagramOptions) -> Bool {
    guard draft.boxes.count > options.boxBudget || draft.arrows.count > options.arrowBudget else { return false }
    let foldable = draft.boxes.values.filter { isFoldable($0.kind) }.map(\.id).sorted()
    let keys = GroupKeys(index, nodes: foldable, grouping: options.grouping)
    var groups: [String: [String]] = [:]
    for id in foldable { if let key = keys.key(of: id) { groups[key, default: []].append(id) } }

    var group: [String: String] = [:]
    for (key, ids) in groups where ids.count > 1 { for id in ids { group[id] = "group:" + key } }
    attachSatellites(draft, &group)
    guard !group.isEmpty else { return false }

    let arrows = draft.arrows.count
    let screens = draft.boxes.values.count { $0.kind == .screen && group[$0.id] != nil }
    addGroups(&draft, group)
    draft.arrows = merged(draft.arrows.filter { $0.kind != .contains && $0.kind != .owns }, group)
    for id in group.keys { draft.boxes[id] = nil }
    draft.notes.append(
      "\(screens) screens and \(arrows) ways between them are too many for one picture: each \(keys.word) is one box. "
        + "Draw a part with --focus, --include or --from.")
    // Between groups nearly every pair has its ways: three arrows a box are what an eye can follow.
    if draft.arrows.count > 3 * draft.boxes.count { draft.arrows = united(draft.arrows) }
    thin(&draft, to: max(3 * draft.boxes.count, 40))
    return true
  }

  private static func isFoldable(_ kind: BoxKind) -> Bool {
    switch kind {
    case .screen, .component, .object, .route, .tab, .alert, .external: true
    case .entry, .deepLink, .unresolved, .group: false
    }
  }

  /// What hangs on one group only goes with it: dots, deep links.
  private static func attachSatellites(_ draft: Draft, _ group: inout [String: String]) {
    let outgoing = draft.outgoing
    let incoming = draft.incoming
    for box in draft.boxes.values {
      switch box.kind {
      case .unresolved: group[box.id] = incoming[box.id]?.first.flatMap { group[$0.from] }
      case .deepLink:
        let targets = Set((outgoing[box.id] ?? []).map { group[$0.to] ?? "" })
        if targets.count == 1, let only = targets.first, !only.isEmpty { group[box.id] = only }
      default: break
      }
    }
  }

  private static func addGroups(_ draft: inout Draft, _ group: [String: String]) {
    var members: [String: [Box]] = [:]
    for (id, key) in group { if let box = draft.boxes[id] { members[key, default: []].append(box) } }
    for (id, boxes) in members {
      let name = String(id.dropFirst("group:".count))
      var box = Box(id: id, kind: .group, lines: [Names.shortened(name.split(separator: "/").suffix(2).joined(separator: "/"), to: 40)])
      box.nodes = boxes.flatMap(\.nodes).sorted()
      let unresolved = draft.arrows.filter { $0.kind == .unresolved && group[$0.from] == id }.reduce(
        boxes.reduce(0) { $0 + $1.unresolvedCount }
      ) {
        $0 + $1.count
      }
      let counts = [
        (boxes.count { $0.kind == .screen }, "screen", "screens"),
        (boxes.filter { $0.kind == .deepLink }.flatMap(\.nodes).count, "deep link", "deep links"),
        (boxes.count(where: \.isUnreachable), "unreachable", "unreachable"),
        (unresolved, "not resolved", "not resolved"),
      ]
      box.details = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
      box.tooltip = ([name] + boxes.filter { $0.kind == .screen }.map(\.name).sorted().prefix(40)).joined(separator: "\n")
      draft.boxes[id] = box
    }
  }

  /// Arrows between groups, one for each kind.
  private static func merged(_ arrows: [Arrow], _ group: [String: String]) -> [Arrow] {
    struct Key: Hashable {
      var from: String
      var to: String
      var kind: ArrowKind
      var word: String
    }
    var order: [Key] = []
    var sums: [Key: Arrow] = [:]
    for arrow in arrows {
      let from = group[arrow.from] ?? arrow.from
      let to = group[arrow.to] ?? arrow.to
      guard from != to else { continue }
      let isFolded = from != arrow.from || to != arrow.to
      let key = Key(from: from, to: to, kind: arrow.kind, word: arrow.word)
      if var sum = sums[key] {
        sum.count += arrow.count
        sum.standing = min(sum.standing, arrow.standing)
        sums[key] = sum
      } else {
        order.append(key)
        var sum = arrow
        (sum.from, sum.to) = (from, to)
        if isFolded { sum.label = [] }
        sums[key] = sum
      }
    }
    return order.compactMap { key in
      guard var arrow = sums[key] else { return nil }
      if arrow.from.hasPrefix("group:") || arrow.to.hasPrefix("group:") {
        let text = [arrow.word, arrow.count > 1 ? "×\(arrow.count)" : ""].filter { !$0.isEmpty }.joined(separator: " ")
        arrow.label = text.isEmpty ? [] : [text]
        arrow.location = nil
      }
      return arrow
    }
  }

  /// One arrow for all kinds between two groups.
  private static func united(_ arrows: [Arrow]) -> [Arrow] {
    merged(
      arrows.map { arrow in
        guard arrow.from.hasPrefix("group:"), arrow.to.hasPrefix("group:") else { return arrow }
        var plain = arrow
        (plain.kind, plain.word) = (.several, "")
        return plain
      }, [:])
  }

  /// Keeps the arrows with the most sites.
  private static func thin(_ draft: inout Draft, to limit: Int) {
    guard draft.arrows.count > limit, limit > 0 else { return }
    let counts = draft.arrows.map(\.count).sorted(by: >)
    let least = counts[limit - 1] + 1
    let before = draft.arrows.count
    draft.arrows.removeAll { $0.count < least && $0.from.hasPrefix("group:") && $0.to.hasPrefix("group:") }
    if draft.arrows.count < before { draft.notes.append("\(before - draft.arrows.count) arrows of fewer than \(least) sites are left out.") }
  }
}
