/// A screen that holds another is drawn with a thin line. Where another arrow leads from the one to the other the line tells nothing new and is
/// left out, unless it chooses the content of an entry.
enum Containment {
  static func apply(to draft: inout Draft) {
    let incoming = draft.incoming
    draft.arrows.removeAll { arrow in
      guard arrow.kind == .contains, draft.boxes[arrow.from]?.kind != .entry else { return false }
      return (incoming[arrow.to] ?? []).contains { $0.from == arrow.from && $0.kind != .contains && $0.change == arrow.change }
    }
  }
}
