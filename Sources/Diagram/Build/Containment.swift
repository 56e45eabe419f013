/// A screen that holds another is drawn with a thin line. Where another arrow leads from the one to the other, or that screen is also shown
/// by navigation, the line tells nothing new about how users get there and is left out, unless it chooses the content of an entry. An entry
/// that starts with the screen is no such way: it is another program (a preview app, a widget), and this one may have no other.
enum Containment {
  static func apply(to draft: inout Draft) {
    let incoming = draft.incoming
    draft.arrows.removeAll { arrow in
      guard arrow.kind == .contains, draft.boxes[arrow.from]?.kind != .entry else { return false }
      if (incoming[arrow.to] ?? []).contains(where: { $0.from == arrow.from && $0.kind != .contains }) { return true }
      let others = (incoming[arrow.to] ?? []).filter { 
        $0.kind != .contains && $0.kind != .owns && $0.standing != .dead && draft.boxes[$0.from]?.kind != .entry
      }
      return !others.isEmpty && arrow.label.isEmpty
    }
  }
}
