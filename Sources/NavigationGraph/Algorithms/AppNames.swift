extension NavigationGraph {
  /// What the apps of the graph are called, for titles: UIKit apps have delegates only, and are called after the target of these. Each once;
  /// first the one from which users get to most screens, for previews and clips of an app stand beside it. O(apps · edges).
  public var appNames: [String] {
    let apps = nodes.indices.filter { nodes[$0].kind == .app }
    let entries = apps.isEmpty ? nodes.indices.filter { nodes[$0].kind == .object && nodes[$0].entry == true } : apps
    let names = entries.compactMap { entry in (apps.isEmpty ? nodes[entry].module : nodes[entry].name).map { (name: $0, entry: entry) } }
    guard Set(names.map(\.name)).count > 1 else { return names.first.map { [$0.name] } ?? [] }
    let index = GraphIndex(self)
    let sizes = Dictionary(names.map { ($0.name, screens(from: $0.entry, index)) }, uniquingKeysWith: max)
    var seen: Set<String> = []
    let once = names.map(\.name).filter { seen.insert($0).inserted }
    return once.enumerated().sorted { a, b in
      let (x, y) = (sizes[a.element] ?? 0, sizes[b.element] ?? 0)
      return x != y ? x > y : a.offset < b.offset
    }.map(\.element)
  }

  /// How many screens are within reach of a node.
  private func screens(from start: Int, _ index: GraphIndex) -> Int {
    var seen = [Bool](repeating: false, count: nodes.count)
    seen[start] = true
    var queue = [start]
    var next = 0
    while next < queue.count {
      for edge in index.outgoing(queue[next]) {
        let target = index.targets[edge]
        if target >= 0, !seen[target] {
          seen[target] = true
          queue.append(target)
        }
      }
      next += 1
    }
    return queue.count { nodes[$0].kind == .view && nodes[$0].role != .component }
  }
}

extension NavigationGraph {
  /// The module that most views are of, of several the first by name: what a graph without an app is called after.
  public var mainModule: String? {
    var views: [String: Int] = [:]
    for node in nodes where node.kind == .view { if let module = node.module { views[module, default: 0] += 1 } }
    return views.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
