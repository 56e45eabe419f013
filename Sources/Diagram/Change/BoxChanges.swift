import NavigationGraph

/// What became of the boxes: of what they stand for, and of what they hold.
enum BoxChanges {
  /// The most parts of a screen that are named in it.
  private static let partLimit = 3

  /// Marks boxes by the nodes that they stand for. Before boxes are united, so that only what had the same fate is.
  static func apply(to draft: inout Draft, _ union: UnionGraph, _ index: NodeLookup) {
    let marks = Dictionary(zip(union.graph.nodes.map(\.id), union.nodeMarks), uniquingKeysWith: { first, _ in first })
    for id in Array(draft.boxes.keys) {
      guard let mark = marks[id] else {
        // Ends that are no nodes: dots.
        draft.boxes[id]?.change = .same
        continue
      }
      draft.boxes[id]?.change = mark.state
      if mark.state == .removed { draft.boxes[id]?.location = nil }
      let words = mark.state == .removed ? ["gone"] : mark.words
      draft.boxes[id]?.details.insert(contentsOf: words.map { Names.shortened($0, to: 40) }, at: 0)
    }
    markHolders(of: &draft, union, index)
  }

  /// A screen is changed where a component came or went that leads somewhere.
  private static func markHolders(of draft: inout Draft, _ union: UnionGraph, _ index: NodeLookup) {
    var hosts = Hosting(index, boxes: Set(draft.boxes.keys))
    var parts: [String: [String]] = [:]
    for (node, mark) in zip(union.graph.nodes, union.nodeMarks) where mark.state != .same && !mark.isImplied {
      guard node.kind == .view, draft.boxes[node.id] == nil, leads(node.id, index) else { continue }
      let line = "\(mark.state.sign) \(Names.shortened(Names.unqualified(node.name), to: 30))"
      for host in hosts.hosts(of: node.id) { parts[host, default: []].append(line) }
    }
    for (id, names) in parts {
      guard let change = draft.boxes[id]?.change, change == .same || change == .changed else { continue }
      var lines = Array(names.prefix(partLimit))
      if names.count > partLimit { lines[partLimit - 1] = "and \(names.count - partLimit + 1) more parts" }
      draft.boxes[id]?.details.insert(contentsOf: lines, at: 0)
      draft.boxes[id]?.change = .changed
    }
  }

  /// Whether a view or what it embeds navigates.
  private static func leads(_ id: String, _ index: NodeLookup) -> Bool {
    var seen: Set<String> = [id]
    var pending = [id]
    while let current = pending.popLast() {
      for edge in index.edges(from: current) {
        if edge.kind.isNavigation { return true }
        if edge.kind == .embeds, seen.insert(edge.to).inserted { pending.append(edge.to) }
      }
    }
    return false
  }

  /// Takes away what is the same and has no arrow.
  static func removeIdle(from draft: inout Draft) {
    let ends = Set(draft.arrows.flatMap { [$0.from, $0.to] })
    draft.remove(Set(draft.boxes.values.filter { $0.change == .same && !ends.contains($0.id) }.map(\.id)))
  }

  /// What became of a group of boxes.
  static func fold(_ boxes: [Box], into group: inout Box) {
    guard boxes.contains(where: { $0.change != nil }) else { return }
    group.change = ChangeState(of: boxes.compactMap(\.change))
    let words = [ChangeState.added, .removed, .changed].compactMap { state -> String? in
      let count = boxes.count { $0.change == state }
      return count > 0 ? "\(count) \(ArrowChange.word(state))" : nil
    }
    if !words.isEmpty { group.details.insert(words.joined(separator: ", "), at: 0) }
  }

  /// What became of a tab, on the ground of its screens.
  static func apply(to clusters: inout [Cluster], _ union: UnionGraph) {
    let marks = Dictionary(zip(union.graph.nodes.map(\.id), union.nodeMarks), uniquingKeysWith: { first, _ in first })
    for i in clusters.indices { clusters[i].change = marks[clusters[i].id]?.state ?? .same }
  }
}
