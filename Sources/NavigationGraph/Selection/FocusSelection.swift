extension NavigationGraph {
  /// What stands round some nodes: the ways of some steps from them and to them, and only the edges on these.
  ///
  /// Steps cost as a node's `depth` does. What a picture of the whole graph draws as the arrows of a node are the steps from it and to it: a
  /// site in a component or a view model is its screen's, what a router does that everything owns is nobody's but the router's.
  /// A way ends where its last step leads (at the view of a route, at the first view of a tab): what that view holds is not shown.
  /// O(nodes + edges), and the embeddings above views that navigate.
  ///
  /// - Returns: also what stands for itself (`SelectedGraph.alone`), where the last steps lead (`SelectedGraph.leadsOnly`), and the names of
  ///   what the nodes hold and what is left closed, as it stands in many screens.
  func focused(
    on ids: Set<String>, depth: Int
  ) -> (graph: NavigationGraph, alone: [String: Int], leadsOnly: [String: Set<String>], closed: [String]) {
    let index = GraphIndex(self)
    let center = nodes.indices.filter { ids.contains(nodes[$0].id) }
    let strides = Strides(index, for: .picture, naming: Set(center))
    let (kept, alone, leadsOnly) = round(center, strides, depth: depth)
    return (keeping(kept), alone, leadsOnly, strides.closedParts(of: center))
  }

  /// The parts that stand round some places, and what of these stands for itself.
  ///
  /// - Parameter decision: whether a stride is taken however far away it is; nil: as the steps say.
  func round(
    _ center: [Int], _ steps: Strides, depth: Int, deciding decision: (Strides.Stride) -> Bool? = { _ in nil }
  ) -> (kept: KeptParts, alone: [String: Int], leadsOnly: [String: Set<String>]) {
    var strides = steps
    let index = strides.index
    let after = strides.steps(from: center, upTo: depth, isForward: true)
    let before = strides.steps(from: center, upTo: depth, isForward: false)
    var taken: [Strides.Stride] = []
    for stride in strides.all {
      if let isTaken = decision(stride) {
        if isTaken { taken.append(stride) }
      } else if let steps = after[stride.from], strides.isTaken(stride, after: steps, upTo: depth, isForward: true) {
        taken.append(stride)
      } else if let steps = before[stride.to], strides.isTaken(stride, after: steps, upTo: depth, isForward: false) {
        taken.append(stride)
      }
    }
    var kept = KeptParts(index)
    for node in center { kept.nodes[node] = true }
    kept.keep(taken, strides)
    let isCenter = Set(center)
    let isInside = nodes.indices.map { node in isCenter.contains(node) || after[node].map { $0 < depth } ?? false }
    for number in Holding(strides).contents(of: isInside) { kept.keep(edge: number, index) }
    kept.sites = unresolved.map { site in
      guard let node = index.number(of: site.from) else { return false }
      return isInside[node] || strides.sources(ofSitesIn: node).contains { isInside[$0] }
    }
    var ends: [Int: Set<Int>] = [:]
    for stride in taken where !isInside[stride.from] { ends[stride.from, default: []].formUnion(strides.shown(by: stride)) }
    let leadsOnly = Dictionary(
      ends.map { node, shown in (nodes[node].id, Set(shown.map { nodes[$0].id })) }, uniquingKeysWith: { $0.union($1) })
    return (kept, strides.alone(center + taken.flatMap { [$0.from, $0.to] }), leadsOnly)
  }
}

extension Strides {
  /// For each node the steps from some nodes, or to them, as far as a number of steps leads. A search over costs 0 and 1. O(nodes + strides).
  func steps(from center: [Int], upTo limit: Int, isForward: Bool) -> [Int?] {
    var steps = [Int?](repeating: nil, count: index.count)
    for node in center { steps[node] = 0 }
    var (level, count) = (center, 0)
    while !level.isEmpty {
      var next: [Int] = []
      var position = 0
      while position < level.count {
        let node = level[position]
        position += 1
        guard steps[node] == count else { continue }
        for number in isForward ? outgoing[node] : incoming[node] {
          let stride = all[number]
          guard isTaken(stride, after: count, upTo: limit, isForward: isForward) else { continue }
          let (other, total) = (isForward ? stride.to : stride.from, count + stride.cost)
          if let known = steps[other], known <= total { continue }
          steps[other] = total
          if stride.cost == 0 { level.append(other) } else { next.append(other) }
        }
      }
      level = next
      count += 1
    }
    return steps
  }

  /// Whether a way of so many steps goes on by a stride. At its end it only goes on to what the last step showed.
  func isTaken(_ stride: Stride, after steps: Int, upTo limit: Int, isForward: Bool) -> Bool {
    guard steps + stride.cost <= limit else { return false }
    return steps < limit || limit == 0 || isForward && stride.isContent
  }

  /// Where a stride leads, and what the routes and tabs there stand for.
  func shown(by stride: Stride) -> Set<Int> {
    var shown: Set<Int> = []
    var pending = [stride.to]
    while let node = pending.popLast() {
      guard shown.insert(node).inserted else { continue }
      pending += outgoing[node].lazy.map { all[$0] }.filter(\.isContent).map(\.to)
    }
    return shown
  }

  /// The names of what some nodes hold and what is no part of them, as it stands in many screens; only what leads somewhere. Sorted.
  func closedParts(of center: [Int]) -> [String] {
    var seen: Set<Int> = []
    var found: Set<Int> = []
    var pending = center
    while let node = pending.popLast() {
      for number in index.outgoing(node) where index.graph.edges[number].kind.isHolding {
        let target = index.targets[number]
        if closed[target] {
          if !outgoing[target].isEmpty, !center.contains(target) { found.insert(target) }
        } else if !hosting.isAlone[target], seen.insert(target).inserted {
          pending.append(target)
        }
      }
    }
    return found.sorted().map { index.graph.nodes[$0].name }
  }
}
