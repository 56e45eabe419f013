import NavigationGraph

extension ContractGround {
  /// `forbidden` with `reaches`.
  func forbiddenWays(from: [NodePattern], to: [NodePattern], kinds: Set<EdgeKind>?) -> ContractVerdict {
    let (sources, targets) = (nodes(from), nodes(to))
    var verdict = ContractVerdict(missing: missing(from, to))
    let closed = leftOut.union(
      graph.edges.indices.filter { number in
        let kind = graph.edges[number].kind
        return !kind.isFree && kinds?.contains(kind) == false
      })
    let ways = search(from: sources.sorted(), leavingOut: closed)
    for target in targets.sorted() {
      // What lies behind another of the targets is part of that finding.
      guard let way = ways(target), !way.dropLast().contains(where: { targets.contains(index.targets[$0]) }) else { continue }
      let start = way.first.map { index.sources[$0] } ?? target
      verdict.breaches.append(
        ContractVerdict.Breach(
          message: "a way leads from \(code(start)) to \(code(target))", hint: "Cut the way at one of its steps.", way: way,
          ids: [graph.nodes[target].id]))
    }
    let reached = Reachability(index, from: sources.sorted(), leavingOut: closed)
    verdict.suspect = context.doubts.site(showing: ancestors(of: targets, leavingOut: closed), in: graph) { site in
      (kinds?.contains(site.kind) ?? true) && (index.number(of: site.from).map(reached.reaches) ?? false)
    }
    return verdict
  }

  /// `must_pass_through`: a set of nodes dominates another where the second is out of reach once the first is taken out. The way that is left
  /// is the one that breaks the contract.
  func mustPassThrough(to: [NodePattern], through: [NodePattern], from: [NodePattern]?) -> ContractVerdict {
    let (targets, gates) = (nodes(to), nodes(through))
    let starts = starts(from)
    var verdict = ContractVerdict(missing: missing(to, through, from ?? []))
    let closed = leftOut.union(gates.flatMap { index.incoming($0) })
    let open = starts.filter { !gates.contains($0) }
    let ways = search(from: open, leavingOut: closed)
    for target in targets.subtracting(gates).sorted() {
      guard let way = ways(target), !way.dropLast().contains(where: { targets.contains(index.targets[$0]) }) else { continue }
      let start = way.first.map { index.sources[$0] } ?? target
      let back = ancestors(of: [target], leavingOut: closed)
      let others = open.filter { $0 != start && back.contains($0) }
      var breach = ContractVerdict.Breach(
        message: "a way leads from \(code(start)) to \(code(target)) past \(list(gates.sorted()))"
          + (others.isEmpty ? "" : ", and so it does from \(list(others))"),
        hint: "Let the way pass there first, or ask at its beginning for what is decided there.", way: way, ids: [graph.nodes[target].id])
      breach.location = graph.nodes[target].location
      verdict.breaches.append(breach)
    }
    let reached = Reachability(index, from: open, leavingOut: closed)
    verdict.suspect = context.doubts.site(showing: ancestors(of: targets.subtracting(gates), leavingOut: closed), in: graph) { site in
      index.number(of: site.from).map { reached.reaches($0) && !gates.contains($0) } ?? false
    }
    return verdict
  }

  /// `max_depth`.
  func maxDepth(_ limit: Int, to: [NodePattern]?, from: [NodePattern]?) -> ContractVerdict {
    let targets = to.map(nodes) ?? Set(graph.nodes.indices.filter { graph.nodes[$0].role == .screen })
    let starts = starts(from)
    var verdict = ContractVerdict(missing: missing(to ?? [], from ?? []))
    let reached = Reachability(index, from: starts, leavingOut: leftOut)
    let deep = targets.filter { (reached.depths[$0] ?? 0) > limit }
    var behind: [Int: Int] = [:]
    var ways: [(target: Int, way: [Int])] = []
    for target in deep.sorted() {
      guard let way = reached.path(to: target, in: index) else { continue }
      // Only the first that is too deep on a way is told; those behind it are counted.
      if let first = way.dropLast().map({ index.targets[$0] }).first(where: deep.contains) {
        behind[first, default: 0] += 1
      } else {
        ways.append((target, way))
      }
    }
    for (target, way) in ways {
      let more = behind[target].map { ", and \($0) more \($0 == 1 ? "screen lies" : "screens lie") behind it" } ?? ""
      let start = way.first.map { index.sources[$0] } ?? target
      var breach = ContractVerdict.Breach(
        message: "\(code(target)) is \(Self.steps(reached.depths[target] ?? 0)) from \(code(start)), and \(Self.allowed(limit))\(more)",
        hint: "Offer a shorter way, or take a screen out of this one.", way: way, ids: [graph.nodes[target].id])
      // Any site that leads there may be a shorter way.
      breach.doubt = context.doubts.way(to: target)
      verdict.breaches.append(breach)
    }
    return verdict
  }

  /// `max_presentations`.
  func maxPresentations(_ limit: Int, kinds: Set<EdgeKind>) -> ContractVerdict {
    var verdict = ContractVerdict()
    let states = PresentationSearch(self, limit: limit, kinds: kinds)
    // What is presented on top of one and the same stack of presentations has one cause: that this one offers more.
    var groups: [Int: Int] = [:]
    var ways: [[[Int]]] = []
    for way in states.breaches {
      let top = way.dropLast().last { kinds.contains(graph.edges[$0].kind) } ?? way.last ?? -1
      if let group = groups[top] {
        ways[group].append(way)
      } else {
        groups[top] = ways.count
        ways.append([way])
      }
    }
    for group in ways {
      guard let way = group.first, let last = way.last else { continue }
      let below = way.count { kinds.contains(graph.edges[$0].kind) } - 1
      let others = Set(group.compactMap(\.last)).subtracting([last]).sorted()
      var breach = ContractVerdict.Breach(
        message: "\(code(index.sources[last])) presents \(code(index.targets[last])) on top of \(below) other "
          + "\(below == 1 ? "presentation" : "presentations"), and \(Self.allowed(limit)) in all"
          + (others.isEmpty ? "" : "; \(others.count) more \(others.count == 1 ? "site does" : "sites do") the like there"),
        hint: "Push it inside the presentation, or close that one first.", way: way,
        ids: [graph.edges[last].from, graph.edges[last].to, graph.edges[last].kind.rawValue])
      breach.more = explain(Array(others.prefix(3)), "so does ")
      verdict.breaches.append(breach)
    }
    verdict.suspect = graph.unresolved.first { site in
      site.live && kinds.contains(site.kind) && (index.number(of: site.from).map(states.isFull) ?? false)
    }
    return verdict
  }

  private static func steps(_ count: Int) -> String { "\(count) \(count == 1 ? "step" : "steps")" }

  private static func allowed(_ limit: Int) -> String { limit == 0 ? "none is allowed" : limit == 1 ? "1 is allowed" : "\(limit) are allowed" }

  /// Shortest ways of one step or more: over sure edges where there is one, else over all. Ways to a node that is a start itself begin at
  /// another start, and cost a search of their own.
  private func search(from starts: [Int], leavingOut closed: Set<Int>) -> (Int) -> [Int]? {
    let isStart = Set(starts)
    let sure = Reachability(index, from: starts, leavingOut: closed.union(unsure))
    let all = unsure.isEmpty ? sure : Reachability(index, from: starts, leavingOut: closed)
    return { [index, unsure] target in
      guard isStart.contains(target) else { return sure.path(to: target, in: index) ?? all.path(to: target, in: index) }
      let others = starts.filter { $0 != target }
      for edges in unsure.isEmpty ? [closed] : [closed.union(unsure), closed] {
        let way = Reachability(index, from: others, leavingOut: edges).path(to: target, in: index)
        if let way, !way.isEmpty { return way }
      }
      return nil
    }
  }
}

/// Follows ways and counts the presentations that stand one on another.
///
/// A state is a node with the number of presentations that are open there; each is reached once, by a shortest way that comes to no node
/// twice. O(edges · limit · length of ways).
private struct PresentationSearch {
  /// Ways to the one presentation too many.
  private(set) var breaches: [[Int]] = []
  /// Nodes that are met with as many open as are allowed.
  private var full: Set<Int> = []

  private struct State: Hashable {
    let node: Int
    let open: Int
  }

  /// Edges behind which nothing is open any more: what they show takes the place of everything.
  private static let resetting: Set<EdgeKind> = [.root, .swap, .selectTab, .scene, .window, .open]

  init(_ ground: ContractGround, limit: Int, kinds: Set<EdgeKind>) {
    let (graph, index) = (ground.graph, ground.index)
    var parents: [State: (edge: Int, from: State)] = [:]
    var order = ground.starts(nil).map { State(node: $0, open: 0) }
    var known = Set(order)
    var position = 0
    while position < order.count {
      let state = order[position]
      position += 1
      if state.open == limit { full.insert(state.node) }
      let before = Self.way(to: state, parents)
      let passed = Set(before.map { index.sources[$0] } + [state.node])
      for number in index.outgoing(state.node) where !ground.leftOut.contains(number) {
        let kind = graph.edges[number].kind
        let target = index.targets[number]
        guard !passed.contains(target) else { continue }
        let open = kinds.contains(kind) ? state.open + 1 : Self.resetting.contains(kind) ? 0 : state.open
        if open > limit {
          breaches.append(Self.trimmed(before + [number], graph))
          continue
        }
        let next = State(node: target, open: open)
        guard known.insert(next).inserted else { continue }
        parents[next] = (number, state)
        order.append(next)
      }
    }
  }

  func isFull(_ node: Int) -> Bool { full.contains(node) }

  private static func way(to state: State, _ parents: [State: (edge: Int, from: State)]) -> [Int] {
    var way: [Int] = []
    var state = state
    while let (edge, from) = parents[state] {
      way.append(edge)
      state = from
    }
    return way.reversed()
  }

  /// The way from where nothing was open the last time.
  private static func trimmed(_ way: [Int], _ graph: NavigationGraph) -> [Int] {
    let start = way.lastIndex { resetting.contains(graph.edges[$0].kind) } ?? 0
    return Array(way[start...])
  }
}
