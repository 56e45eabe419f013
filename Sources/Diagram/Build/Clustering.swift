import NavigationGraph

/// Puts boxes on common ground.
struct Clustering {
  private let index: GraphIndex
  private let draft: Draft
  /// In reading order.
  private let boxes: [Box]

  init(_ index: GraphIndex, draft: Draft, boxes: [Box]) {
    self.index = index
    self.draft = draft
    self.boxes = boxes
  }

  func clusters(_ grouping: Grouping) -> [Cluster] {
    switch grouping {
    case .none: return []
    case .tab: return byTab()
    case .module: return byKey(word: "module", prefix: "module") { index.nodes[$0.id]?.module }
    case .folder: return byKey(word: "folder", prefix: "folder") { $0.location.flatMap { folder($0.file) } }
    case .automatic:
      let tabs = byTab()
      if tabs.count > 1 { return tabs }
      let modules = clusters(.module)
      return modules.count > 1 ? modules : []
    }
  }

  // MARK: By tab

  /// A screen belongs to the tab that it is nearest to; one that is equally near to several stands outside.
  private func byTab() -> [Cluster] {
    let tabs = tabsInOrder()
    guard !tabs.isEmpty else { return [] }
    let roots = Set(tabs.flatMap(\.roots))
    var owner: [String: Int] = [:]
    var distances: [[String: Int]] = []
    for tab in tabs { distances.append(distancesFrom(tab.roots, stopAt: roots)) }
    for box in boxes where [.screen, .component, .alert, .external, .object, .route].contains(box.kind) {
      let found = distances.indices.compactMap { i in distances[i][box.id].map { (tab: i, distance: $0) } }
      guard let nearest = found.map(\.distance).min() else { continue }
      let at = found.filter { $0.distance == nearest }
      if at.count == 1, let only = at.first { owner[box.id] = only.tab }
    }
    for box in boxes where box.kind == .unresolved {
      if let from = draft.arrows.first(where: { $0.to == box.id })?.from { owner[box.id] = owner[from] }
    }
    return tabs.indices.compactMap { i in
      let members = boxes.filter { owner[$0.id] == i }.map(\.id)
      guard !members.isEmpty else { return nil }
      return Cluster(id: tabs[i].id, name: tabs[i].name, word: "tab", boxes: members)
    }
  }

  private struct TabStart {
    var id: String
    var name: String
    var roots: [String]
  }

  /// Tabs in the order of the bar, with the boxes of their first views.
  private func tabsInOrder() -> [TabStart] {
    let places = Dictionary(
      index.graph.edges.filter { $0.kind == .tab && index.kind(of: $0.to) == .tab }.map { ($0.to, $0.location) }, uniquingKeysWith: min)
    let destinations = Destinations(index, showsRoutes: true)
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
      return TabStart(id: tab.id, name: name, roots: destinations.ends(of: tab.id).map(\.node).filter { draft.boxes[$0] != nil })
    }
  }

  /// Steps from a tab's first views to all that can be reached without a change of tab.
  private func distancesFrom(_ starts: [String], stopAt roots: Set<String>) -> [String: Int] {
    let outgoing = draft.outgoing
    var distance: [String: Int] = [:]
    var queue: [String] = []
    for start in starts where distance.updateValue(0, forKey: start) == nil { queue.append(start) }
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard let so = distance[id] else { continue }
      for arrow in outgoing[id] ?? [] {
        switch arrow.kind {
        case .tab, .selectTab, .root, .scene, .swap, .window, .deepLink, .owns, .unresolved: continue
        default: break
        }
        guard distance[arrow.to] == nil, !roots.contains(arrow.to) else { continue }
        distance[arrow.to] = so + 1
        queue.append(arrow.to)
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
    return order.map { Cluster(id: "\(prefix):\($0)", name: $0, word: word, boxes: members[$0] ?? []) }
  }

  private func folder(_ file: String) -> String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: true).dropLast()
    return parts.last.map(String.init)
  }
}
