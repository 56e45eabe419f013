import NavigationGraph

/// A diagram in the making: what the passes change.
struct Draft {
  var boxes: [String: Box] = [:]
  var arrows: [Arrow] = []
  var notes: [String] = []

  /// Takes boxes away, and the arrows that end at them.
  mutating func remove(_ ids: Set<String>) {
    guard !ids.isEmpty else { return }
    for id in ids { boxes[id] = nil }
    arrows.removeAll { ids.contains($0.from) || ids.contains($0.to) }
  }

  var outgoing: [String: [Arrow]] { Dictionary(grouping: arrows, by: \.from) }
  var incoming: [String: [Arrow]] { Dictionary(grouping: arrows, by: \.to) }
}
