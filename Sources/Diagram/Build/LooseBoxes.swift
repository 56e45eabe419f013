/// Boxes without any arrow, from a number on.
enum LooseBoxes {
  private static let least = 4

  static func find(_ draft: Draft, _ boxes: [Box]) -> [String] {
    let ends = Set(draft.arrows.flatMap { [$0.from, $0.to] } + draft.boxes.values.filter { !$0.references.isEmpty }.map(\.id))
    let loose = boxes.filter { !ends.contains($0.id) && $0.kind != .entry && $0.kind != .deepLink && $0.kind != .group }
    return loose.count >= least ? loose.map(\.id) : []
  }
}
