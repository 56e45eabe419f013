/// The cheapest way from one node to every other, over live edges: what `WayFinder` finds for one target, for all at once.
///
/// The same edges are part of ways, at the same costs; of ways that cost the same another may be told.
public struct WayTree: Sendable {
  /// The number of the node where all ways begin.
  public let start: Int
  private let index: GraphIndex
  /// For each node the edge by which the cheapest way comes, or -1.
  private let parents: [Int]
  private let costs: [WayCost?]

  /// E. Dijkstra, *A note on two problems in connexion with graphs*, 1959. O(edges · log edges).
  ///
  /// - Parameter starts: Where users come in: no way leads over what merely owns one of these.
  public init(_ index: GraphIndex, from start: Int, among starts: Set<Int>) {
    let ofHandlers = index.graph.edgesOfHandlers()
    let prices = WayCost.ofEdges(index.graph)
    var costs = [WayCost?](repeating: nil, count: index.count)
    var parents = [Int](repeating: -1, count: index.count)
    var isSettled = [Bool](repeating: false, count: index.count)
    var queue = CostQueue()
    if costs.indices.contains(start) {
      costs[start] = .zero
      queue.push(start, .zero)
    }
    while let (cost, node) = queue.pop() {
      guard !isSettled[node] else { continue }
      isSettled[node] = true
      for number in index.outgoing(node) where !ofHandlers.contains(number) && index.graph.edges[number].live {
        let (edge, target) = (index.graph.edges[number], index.targets[number])
        if edge.kind == .owns || edge.kind == .scene, starts.contains(target) { continue }
        let total = cost + prices[number]
        if let known = costs[target], known < total || (known == total && parents[target] <= number) { continue }
        guard !isSettled[target] else { continue }
        costs[target] = total
        parents[target] = number
        queue.push(target, total)
      }
    }
    self.start = start
    self.index = index
    self.parents = parents
    self.costs = costs
  }

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
