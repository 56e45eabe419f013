import NavigationGraph

/// One "?" for each box with sites that could not be followed.
enum UnresolvedDots {
  static func apply(to draft: inout Draft, sites: [String: [Unresolved]]) {
    for (from, sites) in sites.sorted(by: { $0.key < $1.key }) where draft.boxes[from] != nil {
      var dot = Box(id: "unresolved:" + from, kind: .unresolved, lines: ["?"])
      let reasons = sites.map { "\($0.location.file):\($0.location.line) \($0.kind.rawValue): \($0.reason)" }
      dot.tooltip = reasons.prefix(12).joined(separator: "\n") + (reasons.count > 12 ? "\n…" : "")
      dot.location = sites.map(\.location).min()
      draft.boxes[dot.id] = dot
      draft.arrows.append(
        Arrow(
          from: from, to: dot.id, kind: .unresolved, word: "unresolved", label: label(sites), count: sites.count,
          tooltip: dot.tooltip, location: dot.location))
    }
  }

  /// `push ×2, sheet`
  private static func label(_ sites: [Unresolved]) -> [String] {
    var counts: [(word: String, count: Int)] = []
    for site in sites {
      let word = site.kind == .push ? "push" : site.kind.word.isEmpty ? site.kind.rawValue : site.kind.word
      if let i = counts.firstIndex(where: { $0.word == word }) { counts[i].count += 1 } else { counts.append((word, 1)) }
    }
    return [counts.map { $0.count > 1 ? "\($0.word) ×\($0.count)" : $0.word }.joined(separator: ", ")]
  }
}
