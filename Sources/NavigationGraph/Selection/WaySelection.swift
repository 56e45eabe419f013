extension NavigationGraph {
  /// The ways from some nodes, to some nodes, or from the ones to the others; with ends alone, from each entry. Live ways only.
  ///
  /// A way begins where it leaves its start for the last time and ends where it first comes to its end. Who owns an object that many own leads
  /// to what the object does only where there is no other way, as with `WayFinder`; of ways that end anywhere, an object counts once all
  /// that own it are on them. O(nodes + edges), and the embeddings above views that navigate; ways to something as `WaySearch`.
  ///
  /// - Parameter longer: As `Selection.longer`.
  /// - Returns: also whether there is a way, and, where ways were left out because they are long, how many steps longer than the shortest those
  ///   are that stay. Where there is no way, the ends alone are left.
  func ways(from: Set<String>, to: Set<String>, longer: Int?) -> (graph: NavigationGraph, alone: [String: Int], isFound: Bool, limit: Int?) {
    let index = GraphIndex(self)
    let starts = from.isEmpty ? self.starts(index) : nodes.indices.filter { from.contains(nodes[$0].id) }
    let ends = nodes.indices.filter { to.contains(nodes[$0].id) }
    let named = Set((from.isEmpty ? [] : starts) + ends)
    guard !to.isEmpty else {
      let strides = Strides(index, for: .ways, naming: named)
      return (everything(after: starts, strides), strides.alone(starts), true, nil)
    }
    for followsOwners in [false, true] {
      let strides = Strides(index, for: .ways, naming: named, followsOwners: followsOwners)
      let search = WaySearch(strides, starts: starts, ends: ends, isFromEntries: from.isEmpty, longer: longer)
      guard search.isFound else { continue }
      var kept = KeptParts(index)
      kept.keep(search.taken, strides)
      for node in ends + starts where search.isOnWay(node) { kept.nodes[node] = true }
      return (keeping(kept, sitesThatMayLeadTo: ends, index), strides.alone(Array(named)), true, search.limit)
    }
    var kept = KeptParts(index)
    for node in ends + (from.isEmpty ? [] : starts) { kept.nodes[node] = true }
    return (keeping(kept, sitesThatMayLeadTo: ends, index), Strides(index, for: .ways, naming: named).alone(Array(named)), false, nil)
  }

  /// All from which some nodes can be reached, entries or not.
  func reaching(_ ids: Set<String>) -> NavigationGraph {
    let index = GraphIndex(self)
    let ends = nodes.indices.filter { ids.contains(nodes[$0].id) }
    let strides = Strides(index, for: .ways, naming: Set(ends))
    let isEnd = Set(ends)
    let before = strides.reach(from: ends, isForward: false) { !isEnd.contains($0.from) || $0.isContent }
    var kept = KeptParts(index)
    for node in ends { kept.nodes[node] = true }
    kept.keep(strides.all.filter { before[$0.to] && (!isEnd.contains($0.from) || $0.isContent) }, strides)
    return keeping(kept, sitesThatMayLeadTo: ends, index)
  }

  private func everything(after starts: [Int], _ strides: Strides) -> NavigationGraph {
    let index = strides.index
    // How many of those that own an object are not reached yet; what no user comes to does not count.
    var missing = [Int](repeating: 0, count: index.count)
    let isOwner: (Int) -> Bool = { number in
      let (source, target) = (index.sources[number], index.targets[number])
      return edges[number].kind == .owns && edges[number].live && strides.isObject[target] && source != target
        && nodes[source].reachable != false
    }
    for number in edges.indices where index.sources[number] >= 0 && isOwner(number) { missing[index.targets[number]] += 1 }
    var reached = [Bool](repeating: false, count: index.count)
    var inside = reached
    var pending = starts
    while let node = pending.popLast() {
      guard !reached[node] else { continue }
      reached[node] = true
      for number in strides.outgoing[node] { pending.append(strides.all[number].to) }
      // What is inside a place owns in its name.
      var parts = [node]
      while let part = parts.popLast() {
        guard !inside[part] else { continue }
        inside[part] = true
        for number in index.outgoing(part) where edges[number].kind.isHolding {
          let target = index.targets[number]
          if isOwner(number) {
            missing[target] -= 1
            if missing[target] == 0 { pending.append(target) }
          } else if !strides.hosting.isAlone[target], !strides.isObject[target] {
            parts.append(target)
          }
        }
      }
    }
    var kept = KeptParts(index)
    for node in starts { kept.nodes[node] = true }
    kept.keep(strides.all.filter { reached[$0.from] }, strides)
    for number in Holding(strides).contents(of: reached) { kept.keep(edge: number, index) }
    kept.keepEdgesBetweenNodes(index) { $0.kind == .owns }
    return keeping(kept)
  }

  /// What stays, and of its unresolved sites those that may lead to some nodes.
  private func keeping(_ kept: KeptParts, sitesThatMayLeadTo ends: [Int], _ index: GraphIndex) -> NavigationGraph {
    var kept = kept
    var sites = [Bool](repeating: false, count: unresolved.count)
    for end in ends {
      for site in suspects(for: end, in: index).sites { sites[site] = true }
    }
    kept.sites = sites
    return keeping(kept)
  }
}

extension Strides {
  /// The nodes that can be reached from some, or from which these can be reached, over the strides that count. O(nodes + strides).
  func reach(from starts: [Int], isForward: Bool, _ counts: (Stride) -> Bool) -> [Bool] {
    var reached = [Bool](repeating: false, count: index.count)
    var pending = starts
    while let node = pending.popLast() {
      guard !reached[node] else { continue }
      reached[node] = true
      for number in isForward ? outgoing[node] : incoming[node] where counts(all[number]) {
        pending.append(isForward ? all[number].to : all[number].from)
      }
    }
    return reached
  }
}
