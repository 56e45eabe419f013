/// The cheapest way from one node to every other, over live edges: what `WayFinder` finds for one target, for all at once.
///
/// The same edges are part of ways, at the same costs, and of ways that cost the same the same one is told: the one whose edges come first.
public struct WayTree: Sendable {
  /// The number of the node where all ways begin.
  public let start: Int
  private let index: GraphIndex
  /// For each node the edge by which the cheapest way comes, or -1.
  private let parents: [Int]
  private let costs: [WayCost?]

  /// E. Dijkstra, *A note on two problems in connexion with graphs*, 1959; then what is told of equal ways. O(edges · log edges).
  ///
  /// - Parameter starts: Where users come in: no way leads over what merely owns one of these.
  public init(_ index: GraphIndex, from start: Int, among starts: Set<Int>) {
    let ofHandlers = index.graph.edgesOfHandlers()
    let prices = WayCost.ofEdges(index.graph)
    var costs = [WayCost?](repeating: nil, count: index.count)
    var isSettled = [Bool](repeating: false, count: index.count)
    var queue = CostQueue()
    if costs.indices.contains(start) {
      costs[start] = .zero
      queue.push(start, .zero)
    }
    while let (cost, node) = queue.pop() {
      guard !isSettled[node] else { continue }
      isSettled[node] = true
      for number in index.outgoing(node) where !ofHandlers.contains(number) && WayFinder.isUsable(number, index, starts) {
        let target = index.targets[number]
        let total = cost + prices[number]
        if let known = costs[target], known <= total { continue }
        costs[target] = total
        queue.push(target, total)
      }
    }
    self.start = start
    self.index = index
    self.costs = costs
    parents = Self.firstParents(index, costs) { number in
      guard !ofHandlers.contains(number), WayFinder.isUsable(number, index, starts) else { return nil }
      return costs[index.sources[number]].map { $0 + prices[number] }
    }
  }

  /// For each node the last edge of the cheapest way to it, of several the way whose edges come first in the graph: `WayFinder` takes at each
  /// node the first edge that goes on cheapest, which gives the same.
  ///
  /// Ways of one cost have as many edges, so that nodes are ranked by the number of edges, each by the rank of the node before and the edge.
  /// - Parameter cost: What a way that ends with an edge costs at least; nil where no way has it.
  private static func firstParents(_ index: GraphIndex, _ costs: [WayCost?], _ cost: (Int) -> WayCost?) -> [Int] {
    var parents = [Int](repeating: -1, count: costs.count)
    var ranks = [Int](repeating: 0, count: costs.count)
    func precedes(_ a: Int, _ b: Int) -> Bool {
      guard a >= 0, b >= 0 else { return a > b }
      return (ranks[index.sources[a]], a) < (ranks[index.sources[b]], b)
    }
    let layers = Dictionary(grouping: costs.indices.filter { costs[$0] != nil }) { costs[$0]?.length ?? 0 }
    for (length, layer) in layers.sorted(by: { $0.key < $1.key }) where length > 0 {
      for node in layer {
        for number in index.incoming(node) where cost(number) == costs[node] && precedes(number, parents[node]) { parents[node] = number }
      }
      for (rank, node) in layer.sorted(by: { precedes(parents[$0], parents[$1]) }).enumerated() { ranks[node] = rank }
    }
    return parents
  }

  /// What the cheapest way to a node costs; nil where none leads there. O(1).
  public func cost(to target: Int) -> WayCost? { costs.indices.contains(target) ? costs[target] : nil }

  /// The cheapest way to a node; nil where none leads there. O(length).
  public func way(to target: Int) -> Way? {
    guard costs.indices.contains(target), let cost = costs[target] else { return nil }
    var edges: [Int] = []
    var node = target
    while node != start, parents[node] >= 0 {
      edges.append(parents[node])
      node = index.sources[parents[node]]
    }
    return Way(start: start, edges: edges.reversed(), cost: cost)
  }
}
