/// In a large picture the ways from unreachable screens into the rest are left out: no user goes them, and they cross everything.
enum DeadEnds {
  private static let boxLimit = 25

  static func apply(to draft: inout Draft) {
    guard draft.boxes.count > boxLimit else { return }
    let boxes = draft.boxes
    draft.arrows.removeAll { arrow in
      arrow.standing == .dead && (arrow.change ?? .same) == .same
        && boxes[arrow.from]?.isUnreachable == true && boxes[arrow.to]?.isUnreachable != true
        && arrow.kind != .unresolved
    }
    // What only they led to goes with them.
    let ends = Set(draft.arrows.flatMap { [$0.from, $0.to] })
    draft.remove(Set(boxes.values.filter { ($0.kind == .external || $0.kind == .alert) && !ends.contains($0.id) }.map(\.id)))
  }
}
