/// Deep links that open the same things in the same way share one tag, a line each.
enum DeepLinkTags {
  private static let lineLimit = 6

  private struct Way: Hashable {
    var to: String
    var word: String
    var label: [String]
  }

  static func apply(to draft: inout Draft) {
    let outgoing = draft.outgoing
    var groups: [Set<Way>: [String]] = [:]
    for (id, box) in draft.boxes where box.kind == .deepLink {
      let ways = Set((outgoing[id] ?? []).map { Way(to: $0.to, word: $0.word, label: $0.label) })
      if !ways.isEmpty { groups[ways, default: []].append(id) }
    }
    for ids in groups.values where ids.count > 1 {
      let sorted = ids.sorted()
      guard let first = sorted.first, var tag = draft.boxes[first] else { continue }
      let others = sorted.dropFirst().compactMap { draft.boxes[$0] }
      tag.lines += others.flatMap(\.lines)
      if tag.lines.count > Self.lineLimit {
        tag.lines = Array(tag.lines.prefix(Self.lineLimit - 1)) + ["+ \(tag.lines.count - Self.lineLimit + 1) more"]
      }
      tag.nodes += others.flatMap(\.nodes)
      tag.details = []
      tag.tooltip = sorted.joined(separator: "\n")
      draft.remove(Set(sorted.dropFirst()))
      draft.boxes[first] = tag
    }
  }
}
