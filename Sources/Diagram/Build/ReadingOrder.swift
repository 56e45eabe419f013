/// The order in which a reader meets the boxes: breadth first from the entries, then what no entry leads to. Layout follows it.
enum ReadingOrder {
  static func sort(_ draft: Draft) -> [Box] {
    let outgoing = draft.outgoing
    let incoming = draft.incoming
    var order: [Box] = []
    var seen: Set<String> = []
    let sorted = draft.boxes.values.sorted { rank($0, incoming) < rank($1, incoming) }
    for start in sorted where !seen.contains(start.id) {
      seen.insert(start.id)
      var queue = [start.id]
      var next = 0
      while next < queue.count {
        let id = queue[next]
        next += 1
        if let box = draft.boxes[id] { order.append(box) }
        for arrow in (outgoing[id] ?? []).sorted(by: precedes) where seen.insert(arrow.to).inserted { queue.append(arrow.to) }
      }
    }
    return order
  }

  private struct Rank: Comparable {
    var values: (Int, String)
    static func < (a: Rank, b: Rank) -> Bool { a.values < b.values }
    static func == (a: Rank, b: Rank) -> Bool { a.values == b.values }
  }

  private static func rank(_ box: Box, _ incoming: [String: [Arrow]]) -> Rank {
    let group =
      switch box.kind {
      case .entry: box.id.hasPrefix("app:") ? 0 : 1
      case .deepLink: 3
      default: incoming[box.id] == nil ? (box.isUnreachable ? 4 : 2) : 5
      }
    return Rank(values: (group, box.id))
  }

  private static func precedes(_ a: Arrow, _ b: Arrow) -> Bool {
    switch (a.location, b.location) {
    case (let x?, let y?) where x != y: x < y
    case (nil, _?): true
    case (_?, nil): false
    default: a.id < b.id
    }
  }
}
