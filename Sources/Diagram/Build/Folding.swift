import NavigationGraph

/// Makes one box of each group of boxes.
enum Folding {
  /// What becomes one box.
  struct Plan {
    /// The group's key by box.
    var keys: [String: String]
    /// What the groups are, in the words of a tooltip: `module`.
    var word: String
    /// How many smaller groups a group stands for, by its key.
    var rests: [String: Int] = [:]
    /// Names of groups that their keys do not tell.
    var names: [String: String] = [:]
  }

  private static let prefix = "group:"

  static func isFoldable(_ kind: BoxKind) -> Bool {
    switch kind {
    case .screen, .component, .object, .route, .tab, .alert, .external: true
    case .entry, .deepLink, .unresolved, .group: false
    }
  }

  static func apply(_ plan: Plan, to draft: inout Draft) {
    var group = plan.keys.mapValues { prefix + $0 }
    attachSatellites(draft, &group)
    addGroups(&draft, group, plan)
    // Within a group, what contains what is nobody's question; between types it is how the app is put together.
    let kept = draft.arrows.filter { plan.word == "type" || ($0.kind != .contains && $0.kind != .owns) }
    draft.arrows = merged(kept, group)
    for id in group.keys { draft.boxes[id] = nil }
  }

  /// What hangs on one group only goes with it: dots, deep links.
  private static func attachSatellites(_ draft: Draft, _ group: inout [String: String]) {
    let outgoing = draft.outgoing
    let incoming = draft.incoming
    for box in draft.boxes.values where box.kind == .deepLink {
      let targets = Set((outgoing[box.id] ?? []).map { group[$0.to] ?? "" })
      if targets.count == 1, let only = targets.first, !only.isEmpty { group[box.id] = only }
    }
    // After the links: a dot may hang on one.
    for box in draft.boxes.values where box.kind == .unresolved { group[box.id] = incoming[box.id]?.first.flatMap { group[$0.from] } }
  }

  private static func addGroups(_ draft: inout Draft, _ group: [String: String], _ plan: Plan) {
    var members: [String: [Box]] = [:]
    for (id, key) in group { if let box = draft.boxes[id] { members[key, default: []].append(box) } }
    var unresolved: [String: Int] = [:]
    for arrow in draft.arrows where arrow.kind == .unresolved { if let id = group[arrow.from] { unresolved[id, default: 0] += arrow.count } }
    let names = GroupNames.shortest(members.keys.map { String($0.dropFirst(prefix.count)) }, given: plan.names)
    for (id, boxes) in members {
      let key = String(id.dropFirst(prefix.count))
      var box = Box(id: id, kind: .group, lines: [Names.shortened(names[key] ?? key, to: 40)])
      box.nodes = boxes.flatMap(\.nodes).sorted()
      let screens = boxes.count { $0.kind == .screen }
      let counts = [
        (plan.rests[key] ?? 0, "\(plan.word)", "\(plan.word)s"),
        (screens, "screen", "screens"),
        // A box without a number would look like a screen.
        (screens == 0 ? boxes.count { $0.kind == .component } : 0, "component", "components"),
        (boxes.filter { $0.kind == .route }.flatMap(\.nodes).count, "route", "routes"),
        (boxes.filter { $0.kind == .deepLink }.flatMap(\.nodes).count, "deep link", "deep links"),
        (boxes.count { $0.isUnreachable && !$0.isDoubted }, "unreachable", "unreachable"),
        (boxes.count(where: \.isDoubted), "unreachable?", "unreachable?"),
        (boxes.reduce(unresolved[id] ?? 0) { $0 + $1.unresolvedCount }, "not resolved", "not resolved"),
      ]
      box.details = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
      box.tooltip = (["\(plan.word) \(key)"] + boxes.filter { $0.kind == .screen }.map(\.name).sorted().prefix(40)).joined(separator: "\n")
      BoxChanges.fold(boxes, into: &box)
      if plan.word == "type" { box.location = boxes.min { $0.id < $1.id }?.location }
      draft.boxes[id] = box
    }
  }

  private struct ArrowKey: Hashable {
    var from: String
    var to: String
    var kind: ArrowKind
    var word: String
  }

  /// Arrows between groups, one for each kind.
  private static func merged(_ arrows: [Arrow], _ group: [String: String]) -> [Arrow] {
    var order: [ArrowKey] = []
    var sums: [ArrowKey: Arrow] = [:]
    for arrow in arrows {
      let from = group[arrow.from] ?? arrow.from
      let to = group[arrow.to] ?? arrow.to
      guard from != to else { continue }
      let isFolded = from != arrow.from || to != arrow.to
      let key = ArrowKey(from: from, to: to, kind: arrow.kind, word: arrow.word)
      if var sum = sums[key] {
        sum.count += arrow.count
        sum.standing = min(sum.standing, arrow.standing)
        if sum.change != arrow.change { sum.change = .changed }
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
      if arrow.from.hasPrefix(prefix) || arrow.to.hasPrefix(prefix) {
        let text = [arrow.word, arrow.count > 1 ? "×\(arrow.count)" : ""].filter { !$0.isEmpty }.joined(separator: " ")
        arrow.label = text.isEmpty ? [] : [text]
        if let change = arrow.change, change != .same { arrow.label = ["\(change.sign) \(text.isEmpty ? arrow.kind.title : text)"] }
        arrow.location = nil
      }
      return arrow
    }
  }

  /// One arrow for all kinds between two groups.
  static func united(_ arrows: [Arrow]) -> [Arrow] {
    merged(
      arrows.map { arrow in
        guard arrow.from.hasPrefix(prefix), arrow.to.hasPrefix(prefix) else { return arrow }
        var plain = arrow
        (plain.kind, plain.word) = (.several, "")
        return plain
      }, [:])
  }

  /// Keeps the arrows with the most sites, and those that say how the app begins.
  static func thin(_ draft: inout Draft, to limit: Int) {
    guard draft.arrows.count > limit, limit > 0 else { return }
    let counts = draft.arrows.map(\.count).sorted(by: >)
    let least = counts[limit - 1] + 1
    let before = draft.arrows.count
    draft.arrows.removeAll { arrow in
      guard arrow.count < least, arrow.from.hasPrefix(prefix) || arrow.to.hasPrefix(prefix) else { return false }
      switch arrow.kind {
      case .root, .scene, .tab, .deepLink, .unresolved: return false
      default: return true
      }
    }
    if draft.arrows.count < before { draft.notes.append("\(before - draft.arrows.count) arrows of fewer than \(least) sites are left out.") }
  }
}
