/// A deep link that shows a screen selects its tab first, as a rule: the arrow to the tab's first view tells nothing beside the other.
enum Openings {
  static func apply(to draft: inout Draft) {
    let showing = Set(draft.arrows.filter { $0.kind == .deepLink && !$0.selectsTab }.map(\.from))
    draft.arrows.removeAll { $0.kind == .deepLink && $0.selectsTab && showing.contains($0.from) }
  }
}
