/// Alerts and what lies outside the app are boxes in a small diagram; in a large one they are words in the boxes that show them:
/// their arrows would cross the whole picture and tell little.
enum SmallThings {
  /// Up to this many screens, and this share of them, such boxes are drawn.
  private static let screenLimit = 25

  static func apply(to draft: inout Draft) {
    let outgoing = draft.outgoing
    let incoming = draft.incoming
    let small = draft.boxes.values.filter { box in
      (box.kind == .alert || box.kind == .external) && outgoing[box.id] == nil && box.change ?? .same == .same
        && (incoming[box.id] ?? []).allSatisfy { $0.change ?? .same == .same }
    }
    let screens = draft.boxes.values.count { $0.kind == .screen }
    let isLarge = screens > screenLimit || small.count * 2 > screens
    // One that many screens share draws lines from everywhere even in a small diagram.
    let folded = small.filter { isLarge || (incoming[$0.id]?.count ?? 0) > 3 }.sorted { $0.id < $1.id }
    for box in folded {
      for arrow in incoming[box.id] ?? [] {
        let text = box.kind == .alert ? (box.name == Boxes.dialog ? Boxes.dialog : Boxes.alert) : "→ \(box.name)"
        if draft.boxes[arrow.from]?.details.contains(text) == false { draft.boxes[arrow.from]?.details.append(text) }
      }
    }
    draft.remove(Set(folded.map(\.id)))
  }
}
