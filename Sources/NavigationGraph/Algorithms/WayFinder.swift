/// Finds the ways to one node of a graph, over live edges.
///
/// Of several edges from one node to another the cheapest stands for all, of equal ones the first. An entry is where a way begins: edges by
/// which another node merely owns it, or has it as a scene, are no part of ways; nor are those that a link runs, whose way begins at the link.
public struct WayFinder: Sendable {
  public let index: GraphIndex
  /// The number of the node that the ways lead to.
  public let target: Int
  private let isStart: Set<Int>
  private let ofHandlers: Set<Int>
  private let costs: [WayCost]
  /// For each node what the cheapest way from it costs, nil where there is none.
  private let remaining: [WayCost?]
  /// For each node the edge by which the cheapest way goes on, or -1.
  private let next: [Int]

  /// Searches backwards from the target, once for all starts (E. Dijkstra, *A note on two problems in connexion with graphs*, 1959).
  /// O(edges · log edges).
  ///
  /// - Parameter starts: Where a user can come in.
  public init(_ index: GraphIndex, to target: Int, starts: [Int]) {
    self.index = index
    self.target = target
    isStart = Set(starts)
    let ofHandlers = index.graph.edgesOfHandlers()
    self.ofHandlers = ofHandlers
    costs = WayCost.ofEdges(index.graph)
    var remaining = [WayCost?](repeating: nil, count: index.count)
    var next = [Int](repeating: -1, count: index.count)
    var settled = [Bool](repeating: false, count: index.count)
    var queue = CostQueue()
    if remaining.indices.contains(target) {
      remaining[target] = .zero
      queue.push(target, .zero)
    }
    while let (cost, node) = queue.pop() {
      guard !settled[node] else { continue }
      settled[node] = true
      for number in index.incoming(node) where !ofHandlers.contains(number) && Self.isUsable(number, index, isStart) {
        let source = index.sources[number]
        let total = cost + costs[number]
        // Every edge adds to the length, so that nothing changes once a node is settled.
        if let known = remaining[source], known < total || (known == total && next[source] <= number) { continue }
        guard source != target else { continue }
        remaining[source] = total
        next[source] = number
        queue.push(source, total)
      }
    }
    self.remaining = remaining
    self.next = next
  }

  static func isUsable(_ number: Int, _ index: GraphIndex, _ starts: Set<Int>) -> Bool {
    let edge = index.graph.edges[number]
    return edge.live && !((edge.kind == .owns || edge.kind == .scene) && starts.contains(index.targets[number]))
  }

  /// The cheapest way from a node; nil where none leads to the target. O(length).
  public func shortest(from start: Int) -> Way? {
    guard remaining.indices.contains(start), remaining[start] != nil else { return nil }
    var edges: [Int] = []
    var node = start
    while node != target, next[node] >= 0, edges.count < index.count {
      edges.append(next[node])
      node = index.targets[next[node]]
    }
    return Way(start: start, edges: edges, costs)
  }

  /// Ways that differ in the nodes they pass, the cheapest first, and whether there are more than these. Those with more detours than the
  /// first are none.
  ///
  /// J. Yen, *Finding the K shortest loopless paths in a network*, Management Science 17 (1971), as E. Lawler bettered it (1972), each
  /// search led by what the rest costs without restrictions: O(limit · length · edges · log edges) at worst, never exponential.
  public func ways(from starts: [Int], limit: Int) -> (ways: [Way], hasMore: Bool) {
    struct Candidate {
      let nodes: [Int]
      let way: Way
      /// Where it leaves the way that it was made from; the parts before have been searched.
      let deviation: Int
    }
    var candidates: [Candidate] = []
    var seen: Set<[Int]> = []

    func add(prefix: [Int], from sources: [Int], avoiding nodes: Set<Int>, notNext: Set<Int>, deviation: Int) {
      guard let rest = search(from: sources, avoiding: nodes, notNext: notNext) else { return }
      let way = Way(start: prefix.first.map { index.sources[$0] } ?? rest.start, edges: prefix + rest.edges, costs)
      let nodes = [way.start] + way.edges.map { index.targets[$0] }
      guard seen.insert(nodes).inserted else { return }
      candidates.append(Candidate(nodes: nodes, way: way, deviation: deviation))
    }

    let starts = starts.filter { remaining.indices.contains($0) }
    add(prefix: [], from: starts, avoiding: [], notNext: [], deviation: 0)
    var accepted: [Candidate] = []
    while accepted.count < limit, let best = candidates.indices.min(by: { precedes(candidates[$0].way, candidates[$1].way) }) {
      if let first = accepted.first, first.way.cost.detours < candidates[best].way.cost.detours {
        candidates = []
        break
      }
      let current = candidates.remove(at: best)
      accepted.append(current)
      // Another start stands before the first node.
      if current.deviation == 0 {
        let used = Set(accepted.compactMap(\.nodes.first))
        add(prefix: [], from: starts.filter { !used.contains($0) }, avoiding: [], notNext: [], deviation: 0)
      }
      for position in stride(from: max(0, current.deviation - 1), to: current.nodes.count - 1, by: 1) {
        let root = current.nodes[...position]
        let used = accepted.compactMap { $0.nodes.starts(with: root) && $0.nodes.count > position + 1 ? $0.nodes[position + 1] : nil }
        add(
          prefix: Array(current.way.edges[..<position]), from: [current.nodes[position]], avoiding: Set(root.dropLast()), notNext: Set(used),
          deviation: position + 1)
      }
    }
    let detours = accepted.first?.way.cost.detours
    return (accepted.map(\.way), candidates.contains { $0.way.cost.detours == detours })
  }

  /// The cheaper first; of equal ones, the one whose edges come first in the graph.
  private func precedes(_ a: Way, _ b: Way) -> Bool {
    if a.cost != b.cost { return a.cost < b.cost }
    if a.start != b.start { return a.start < b.start }
    return a.edges.lexicographicallyPrecedes(b.edges)
  }

  /// The cheapest way from any of some nodes that keeps off others (P. Hart, N. Nilsson, B. Raphael, *A formal basis for the heuristic
  /// determination of minimum cost paths*, 1968; what the rest costs at least is known exactly).
  ///
  /// - Parameter notNext: Nodes that do not come right behind a source.
  private func search(from sources: [Int], avoiding avoided: Set<Int>, notNext: Set<Int>) -> (start: Int, edges: [Int])? {
    var reached: [Int: WayCost] = [:]
    var parents: [Int: Int] = [:]
    var settled: Set<Int> = []
    var queue = CostQueue()
    for source in sources.sorted() where reached[source] == nil && !avoided.contains(source) {
      guard let rest = remaining[source] else { continue }
      reached[source] = .zero
      queue.push(source, rest)
    }
    while let (_, node) = queue.pop() {
      guard let cost = reached[node], settled.insert(node).inserted else { continue }
      if node == target { break }
      for number in index.outgoing(node) where !ofHandlers.contains(number) && Self.isUsable(number, index, isStart) {
        let neighbour = index.targets[number]
        guard !avoided.contains(neighbour), parents[node] != nil || !notNext.contains(neighbour) else { continue }
        guard let rest = remaining[neighbour] else { continue }
        let total = cost + costs[number]
        if let known = reached[neighbour], known < total || (known == total && parents[neighbour] ?? -1 <= number) { continue }
        reached[neighbour] = total
        parents[neighbour] = number
        queue.push(neighbour, total + rest)
      }
    }
    guard settled.contains(target) else { return nil }
    var edges: [Int] = []
    var node = target
    while let number = parents[node] {
      edges.append(number)
      node = index.sources[number]
    }
    return (node, edges.reversed())
  }
}

extension GraphIndex {
  /// The other live edges between the ends of an edge, in the order of the graph: what a user can do there as well. O(out-degree).
  public func parallels(to number: Int) -> [Int] {
    guard sources.indices.contains(number), sources[number] >= 0 else { return [] }
    return outgoing(sources[number]).filter { $0 != number && targets[$0] == targets[number] && graph.edges[$0].live }
  }
}
