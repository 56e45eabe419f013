import NavigationGraph

/// Boxes that stand for the same ways share one, a line each: deep links that open the same things in the same way, routes of one type
/// without a view of their own that the same screens show.
enum AlikeBoxes {
  private static let lineLimit = 6

  /// What makes boxes alike.
  private struct Ways: Hashable {
    var kind: BoxKind
    var group: String
    var isFaulty: Bool
    var change: ChangeState?
    var ends: Set<Way>
  }

  private struct Way: Hashable {
    var box: String
    var kind: ArrowKind
    var word: String
    var label: [String]
    var change: ChangeState?
  }

  /// - Parameter group: what routes that share a box have in common: the declaring type.
  static func apply(to draft: inout Draft, group: (String) -> String?) {
    let outgoing = draft.outgoing
    let incoming = draft.incoming
    var groups: [Ways: [String]] = [:]
    for (id, box) in draft.boxes {
      switch box.kind {
      case .deepLink:
        let ends = Set(
          (outgoing[id] ?? []).map { Way(box: $0.to, kind: $0.kind, word: $0.word, label: $0.label, change: $0.change) })
        let ways = Ways(kind: .deepLink, group: "", isFaulty: false, change: box.change, ends: ends)
        if !ends.isEmpty { groups[ways, default: []].append(id) }
      case .route where outgoing[id] == nil:
        guard let type = group(id) else { continue }
        let ends = Set(
          (incoming[id] ?? []).map {
            Way(box: $0.from, kind: $0.kind, word: $0.word, label: $0.label.map(Wording.withoutCount), change: $0.change)
          })
        let ways = Ways(kind: .route, group: type, isFaulty: box.isFaulty, change: box.change, ends: ends)
        if !ends.isEmpty { groups[ways, default: []].append(id) }
      default: continue
      }
    }
    for ids in groups.values where ids.count > 1 { unite(ids.sorted(), &draft) }
  }

  private static func unite(_ ids: [String], _ draft: inout Draft) {
    guard let first = ids.first, var box = draft.boxes[first] else { return }
    let others = ids.dropFirst().compactMap { draft.boxes[$0] }
    box.lines += others.flatMap(\.lines)
    if box.lines.count > lineLimit {
      box.lines = Array(box.lines.prefix(lineLimit - 1)) + ["+ \(box.lines.count - lineLimit + 1) more"]
    }
    box.nodes += others.flatMap(\.nodes)
    if box.kind == .deepLink {
      box.details = box.change == .removed ? ["gone"] : []
    } else {
      box.details = box.isFaulty ? ["routes without a view"] : ["routes"]
    }
    box.tooltip = ids.joined(separator: "\n")
    // The arrows of the others count for the first.
    for i in draft.arrows.indices where draft.arrows[i].to == first {
      let like = draft.arrows.filter { ids.contains($0.to) && $0.from == draft.arrows[i].from && $0.kind == draft.arrows[i].kind }
      draft.arrows[i].count = like.reduce(0) { $0 + $1.count }
    }
    draft.remove(Set(ids.dropFirst()))
    draft.boxes[first] = box
  }
}
