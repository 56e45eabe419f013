/// Screens that many others lead to (a profile, an editor, a paywall). In a large diagram their arrows would run through everything and hide
/// how the app is built: one way there is drawn, the others are words in the boxes that they start from, and the hub says how many lead there.
enum CrossReferences {
  /// Up to this many boxes all arrows are drawn.
  private static let boxLimit = 20
  private static let largeFrom = 60
  private static let nameLimit = 28

  /// - Parameters:
  ///   - limit: the most boxes whose arrows to one box are all drawn; nil: what suits the size.
  ///   - subject: what the picture is about: all arrows to it are drawn.
  static func apply(to draft: inout Draft, limit: Int?, subject: Set<String>) {
    guard draft.boxes.count > boxLimit else { return }
    let limit = limit ?? (draft.boxes.count > largeFrom ? 4 : 6)
    let hubs = hubs(of: draft, limit: limit).filter { !subject.contains($0.box) }
    guard !hubs.isEmpty else { return }
    let first = firstWays(of: draft)
    var folded: [String: Set<String>] = [:]
    draft.arrows.removeAll { arrow in
      guard hubs.contains(Hub(arrow)), isFoldable(arrow), first[arrow.to] != arrow.from else { return false }
      folded[arrow.to, default: []].insert(arrow.from)
      let text = text(of: arrow, to: draft.boxes[arrow.to]?.name ?? arrow.to)
      if draft.boxes[arrow.from]?.details.contains(text) == false { draft.boxes[arrow.from]?.details.append(text) }
      if draft.boxes[arrow.from]?.references.contains(arrow.to) == false { draft.boxes[arrow.from]?.references.append(arrow.to) }
      return true
    }
    for (hub, sources) in folded { draft.boxes[hub]?.details.insert("from \(sources.count) more", at: 0) }
  }

  /// A box that many lead to, or that many hold. The two count apart: what a tab consists of stays joined to it, however many lead there.
  private struct Hub: Hashable {
    let box: String
    let isHeld: Bool

    init(_ arrow: Arrow) {
      box = arrow.to
      isHeld = arrow.kind == .contains
    }
  }

  private static func hubs(of draft: Draft, limit: Int) -> Set<Hub> {
    var sources: [Hub: Set<String>] = [:]
    for arrow in draft.arrows where isFoldable(arrow) { sources[Hub(arrow), default: []].insert(arrow.from) }
    return Set(sources.filter { $0.value.count > limit }.keys)
  }

  private static func isFoldable(_ arrow: Arrow) -> Bool {
    // What changed is what the picture is about.
    guard arrow.from != arrow.to, arrow.change ?? .same == .same else { return false }
    switch arrow.kind {
    case .push, .replace, .sheet, .cover, .window, .swap, .deepLink, .contains, .several: return true
    case .root, .scene, .tab, .selectTab, .column, .alert, .external, .builds, .owns, .unresolved: return false
    }
  }

  private static func text(of arrow: Arrow, to name: String) -> String {
    let word = arrow.kind == .deepLink ? "" : arrow.kind == .contains ? "with" : arrow.word
    let count = arrow.kind == .several && arrow.count > 1 ? " ×\(arrow.count)" : ""
    return (word.isEmpty ? "" : word + " ") + "→ " + Names.shortened(name, to: nameLimit) + count
  }

  /// From where a reader who starts at the entries first comes to each box.
  private static func firstWays(of draft: Draft) -> [String: String] {
    let outgoing = draft.outgoing
    var first: [String: String] = [:]
    var seen: Set<String> = []
    for start in ReadingOrder.sort(draft).map(\.id) where seen.insert(start).inserted {
      var queue = [start]
      var next = 0
      while next < queue.count {
        let id = queue[next]
        next += 1
        // The quieter kinds come first: where a tab or a push leads there, that is how the app is built.
        for arrow in (outgoing[id] ?? []).sorted(by: { ($0.kind, $0.id) < ($1.kind, $1.id) }) where seen.insert(arrow.to).inserted {
          first[arrow.to] = id
          queue.append(arrow.to)
        }
      }
    }
    return first
  }
}
