/// Ways that lead across the whole picture and tell little by their line: a change of tab, a change of the root from deep inside. In a
/// diagram of some size they are words in the boxes that they start from.
enum Jumps {
  /// Up to this many boxes they are arrows.
  private static let boxLimit = 12
  /// Up to this many arrows to a window are drawn.
  private static let windowLimit = 3

  static func apply(to draft: inout Draft) {
    guard draft.boxes.count > boxLimit else { return }
    let depths = depths(of: draft)
    let incoming = draft.incoming
    var kept: [Arrow] = []
    for arrow in draft.arrows {
      guard arrow.change ?? .same == .same, let text = text(of: arrow, draft, depths, incoming) else {
        kept.append(arrow)
        continue
      }
      if draft.boxes[arrow.from]?.details.contains(text) == false { draft.boxes[arrow.from]?.details.append(text) }
    }
    draft.arrows = kept
  }

  private static func text(of arrow: Arrow, _ draft: Draft, _ depths: [String: Int], _ incoming: [String: [Arrow]]) -> String? {
    switch arrow.kind {
    case .selectTab: return "→ " + arrow.label.map(Wording.withoutCount).joined(separator: ", ")
    case .swap:
      guard let from = depths[arrow.from], let to = depths[arrow.to], to <= from else { return nil }
      return draft.boxes[arrow.to].map { "swap → \($0.name)" }
    case .window:
      // Opened from everywhere, as a window for an editor or a picture is.
      guard (incoming[arrow.to]?.count ?? 0) > windowLimit else { return nil }
      return draft.boxes[arrow.to].map { "window → \($0.name)" }
    default: return nil
    }
  }

  /// Steps from the entries, without the jumps themselves.
  private static func depths(of draft: Draft) -> [String: Int] {
    let outgoing = draft.outgoing
    var depths: [String: Int] = [:]
    var queue = draft.boxes.values.filter { $0.kind == .entry }.map(\.id).sorted()
    for id in queue { depths[id] = 0 }
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      for arrow in outgoing[id] ?? [] where arrow.kind != .selectTab && arrow.kind != .swap && depths[arrow.to] == nil {
        depths[arrow.to] = (depths[id] ?? 0) + 1
        queue.append(arrow.to)
      }
    }
    return depths
  }
}
