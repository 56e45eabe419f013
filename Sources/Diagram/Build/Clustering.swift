import NavigationGraph

/// Puts boxes on common ground.
struct Clustering {
  private let index: NodeLookup
  private let draft: Draft
  /// In reading order.
  private let boxes: [Box]
  private let outgoing: [String: [Arrow]]

  init(_ index: NodeLookup, draft: Draft, boxes: [Box]) {
    self.index = index
    self.draft = draft
    self.boxes = boxes
    outgoing = draft.outgoing
  }

  func clusters(_ grouping: Grouping) -> [Cluster] {
    switch grouping {
    case .none: return []
    case .tab: return byTab()
    case .module: return byKey(word: "module", prefix: "module") { index.nodes[$0.nodes.first ?? $0.id]?.module }
    case .folder: return byKey(word: "folder", prefix: "folder") { $0.location.map { folder($0.file) } }
    case .automatic:
      let tabs = byTab()
      // Pages of a small part are no ground for the whole.
      if tabs.count > 1, tabs.reduce(0, { $0 + $1.boxes.count }) * 5 >= boxes.count { return tabs }
      let modules = clusters(.module)
      // One module round nearly everything is no ground either.
      let largest = modules.map(\.boxes.count).max() ?? 0
      guard modules.count > 1, largest * 4 <= boxes.count * 3 else { return [] }
      // Nor are many with one screen each; among larger ones the single screens stand outside.
      let shared = modules.filter { $0.boxes.count > 1 }
      return shared.reduce(0) { $0 + $1.boxes.count } * 2 >= boxes.count ? shared : []
    }
  }

  // MARK: By tab

  /// A screen belongs to the tab that it is nearest to; one that is equally near to several stands outside. Tabs inside a tab make no
  /// ground of their own.
  private func byTab() -> [Cluster] {
    let tabs = outermost(tabsInOrder())
    guard !tabs.isEmpty else { return [] }
    let roots = Set(tabs.flatMap(\.roots))
    let bars = Set(tabs.flatMap(\.bars))
    var owner: [String: Int] = [:]
    let reach = tabs.map { distances(from: $0.roots, stopAt: roots, bars: bars) }
    for box in boxes where box.kind != .entry && box.kind != .deepLink && box.kind != .unresolved && !bars.contains(box.id) {
      let found = reach.indices.compactMap { i in reach[i][box.id].map { (tab: i, distance: $0) } }
      guard let nearest = found.map(\.distance).min() else { continue }
      let at = found.filter { $0.distance == nearest }
      if at.count == 1, let only = at.first { owner[box.id] = only.tab }
    }
    for box in boxes where box.kind == .unresolved {
      if let from = draft.arrows.first(where: { $0.to == box.id })?.from { owner[box.id] = owner[from] }
    }
    return tabs.indices.compactMap { i in
      let members = boxes.filter { owner[$0.id] == i }.map(\.id)
      // A tab whose content is not known is a box that says so already.
      guard !members.isEmpty, members != [tabs[i].id] else { return nil }
      return Cluster(id: tabs[i].id, name: tabs[i].name, word: "tab", boxes: members)
    }
  }

  private struct TabStart {
    var id: String
    var name: String
    /// The boxes of its first views.
    var roots: [String]
    /// The boxes that have the bar with this tab.
    var bars: [String]
  }

  /// Tabs in the order of the bar.
  private func tabsInOrder() -> [TabStart] {
    let edges = index.graph.edges.filter { $0.kind == .tab && index.kind(of: $0.to) == .tab }
    let places = Dictionary(edges.map { ($0.to, $0.location) }, uniquingKeysWith: min)
    let destinations = Destinations(index, showsRoutes: false)
    let tabs = index.graph.nodes.filter { $0.kind == .tab }.sorted { a, b in
      switch (places[a.id], places[b.id]) {
      case (let x?, let y?) where x != y: x < y
      case (_?, nil): true
      case (nil, _?): false
      default: a.id < b.id
      }
    }
    return tabs.map { tab in
      let name = tab.title ?? Names.capitalized(Names.last(Names.unqualified(tab.name)))
      let roots = destinations.ends(of: tab.id).map(\.node).filter { draft.boxes[$0] != nil }
      let bars = draft.arrows.filter { $0.kind == .tab && roots.contains($0.to) }.map(\.from)
      return TabStart(id: tab.id, name: name, roots: roots, bars: bars)
    }
  }

  /// Those whose bar is in no other bar's tab.
  private func outermost(_ tabs: [TabStart]) -> [TabStart] {
    let reached = tabs.map { distances(from: $0.roots, stopAt: [], bars: Set($0.bars)) }
    return tabs.filter { tab in
      !tab.bars.contains { bar in
        tabs.indices.contains { i in !tabs[i].bars.contains(bar) && reached[i][bar] != nil }
      }
    }
  }

  /// Steps from a tab's first views to all that can be reached without a change of tab. What a screen contains is no step away.
  private func distances(from starts: [String], stopAt roots: Set<String>, bars: Set<String>) -> [String: Int] {
    var distance: [String: Int] = [:]
    var layer: [String] = []
    for start in starts where distance.updateValue(0, forKey: start) == nil { layer.append(start) }
    var steps = 0
    while !layer.isEmpty {
      var after: [String] = []
      var next = 0
      while next < layer.count {
        for arrow in outgoing[layer[next]] ?? [] where distance[arrow.to] == nil && !roots.contains(arrow.to) {
          switch arrow.kind {
          case .selectTab, .root, .scene, .swap, .window, .deepLink, .owns, .unresolved: continue
          case .tab where bars.contains(arrow.from): continue
          case .contains, .tab:
            distance[arrow.to] = steps
            layer.append(arrow.to)
          default: after.append(arrow.to)
          }
        }
        next += 1
      }
      steps += 1
      layer = []
      for id in after where distance[id] == nil {
        distance[id] = steps
        layer.append(id)
      }
    }
    return distance
  }

  // MARK: By a property

  private func byKey(word: String, prefix: String, key: (Box) -> String?) -> [Cluster] {
    var order: [String] = []
    var members: [String: [String]] = [:]
    var owner: [String: String] = [:]
    for box in boxes where box.kind != .entry && box.kind != .deepLink && box.kind != .unresolved {
      guard let name = key(box), !name.isEmpty else { continue }
      if members[name] == nil { order.append(name) }
      members[name, default: []].append(box.id)
      owner[box.id] = name
    }
    for box in boxes where box.kind == .unresolved {
      if let from = draft.arrows.first(where: { $0.to == box.id })?.from, let name = owner[from] { members[name, default: []].append(box.id) }
    }
    // Two folders of one name are two folders.
    let names = GroupNames.shortest(order, given: [:])
    return order.map { Cluster(id: "\(prefix):\($0)", name: names[$0] ?? $0, word: word, boxes: members[$0] ?? []) }
  }

  private func folder(_ file: String) -> String {
    file.split(separator: "/", omittingEmptySubsequences: true).dropLast().joined(separator: "/")
  }
}
