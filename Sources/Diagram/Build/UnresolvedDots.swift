import NavigationGraph

/// One "?" for each box with sites that could not be followed; where there would be many dots, a number in the box.
enum UnresolvedDots {
  /// Up to this many dots are drawn in any picture, in a larger one a dot for so many boxes.
  private static let leastLimit = 5
  private static let share = 10

  static func apply(to draft: inout Draft, sites: [String: [Unresolved]]) {
    let drawn = sites.filter { draft.boxes[$0.key] != nil }
    guard drawn.count <= max(Self.leastLimit, draft.boxes.count / Self.share) else {
      for (from, sites) in drawn {
        draft.boxes[from]?.unresolvedCount = sites.count
        draft.boxes[from]?.tooltip = tooltip(sites)
      }
      return
    }
    for (from, sites) in drawn.sorted(by: { $0.key < $1.key }) {
      var dot = Box(id: "unresolved:" + from, kind: .unresolved, lines: ["?"])
      dot.tooltip = tooltip(sites)
      dot.location = sites.map(\.location).min()
      dot.change = draft.boxes[from]?.change.map { _ in .same }
      draft.boxes[dot.id] = dot
      var arrow = Arrow(
        from: from, to: dot.id, kind: .unresolved, word: "unresolved", label: label(sites), count: sites.count,
        tooltip: dot.tooltip, location: dot.location)
      arrow.change = dot.change
      draft.arrows.append(arrow)
    }
  }

  private static func tooltip(_ sites: [Unresolved]) -> String {
    let reasons = sites.map { "\($0.location.file):\($0.location.line) \($0.kind.rawValue): \($0.reason)" }
    return reasons.prefix(12).joined(separator: "\n") + (reasons.count > 12 ? "\n…" : "")
  }

  /// `push ×2, sheet`
  private static func label(_ sites: [Unresolved]) -> [String] {
    var counts: [(word: String, count: Int)] = []
    for site in sites {
      let word = site.kind.word
      if let i = counts.firstIndex(where: { $0.word == word }) { counts[i].count += 1 } else { counts.append((word, 1)) }
    }
    return [counts.map { $0.count > 1 ? "\($0.word) ×\($0.count)" : $0.word }.joined(separator: ", ")]
  }
}
