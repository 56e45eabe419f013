/// How far each node of a graph is from the places where a user can come in.
///
/// Edges of dead code (`live` is false) lead nowhere; an edge costs nothing or one step (`EdgeKind.isFree`). O(nodes + edges).
public struct Reachability: Sendable {
  /// For each node the number of edges on the shortest way from a start, or nil where no way leads to it.
  public let depths: [Int?]
  /// For each node the edge by which the shortest way comes, or -1 at starts and out of reach. The edges make a forest.
  public let parents: [Int]
  /// The nodes within reach, nearest first.
  public let order: [Int]

  /// A search over the costs 0 and 1 with two stacks in place of a deque.
  ///
  /// - Parameters:
  ///   - starts: Numbers of nodes, searched in this order; numbers that are no nodes are left out.
  ///   - leftOut: Numbers of edges that are not followed.
  ///   - along: For some nodes others that are reached with them, at no cost and by no edge.
  ///   - isFree: Whether an edge counts nothing.
  public init(
    _ index: GraphIndex, from starts: [Int], leavingOut leftOut: Set<Int> = [], along: [Int: [Int]] = [:],
    isFree: (Edge) -> Bool = { $0.kind.isFree }
  ) {
    var depths = [Int?](repeating: nil, count: index.count)
    var parents = [Int](repeating: -1, count: index.count)
    var settled = [Bool](repeating: false, count: index.count)
    var order: [Int] = []
    var level: [Int] = []
    for start in starts where start >= 0 && start < index.count && depths[start] == nil {
      depths[start] = 0
      level.append(start)
    }
    var depth = 0
    while !level.isEmpty {
      var next: [Int] = []
      // `level` grows at its end while free edges are followed.
      var position = 0
      while position < level.count {
        let node = level[position]
        position += 1
        if settled[node] { continue }
        settled[node] = true
        order.append(node)
        for target in along[node] ?? [] where !settled[target] && depths[target].map({ $0 > depth }) ?? true {
          depths[target] = depth
          parents[target] = -1
          level.append(target)
        }
        for number in index.outgoing(node) {
          let edge = index.graph.edges[number]
          guard edge.live, !leftOut.contains(number) else { continue }
          let target = index.targets[number]
          let free = isFree(edge)
          let reached = free ? depth : depth + 1
          if let known = depths[target], known <= reached { continue }
          depths[target] = reached
          parents[target] = number
          if free { level.append(target) } else { next.append(target) }
        }
      }
      level = next
      depth += 1
    }
    self.depths = depths
    self.parents = parents
    self.order = order
  }

  /// Whether some way leads to a node.
  public func reaches(_ node: Int) -> Bool { depths.indices.contains(node) && depths[node] != nil }
}

extension NavigationGraph {
  /// The graph with `entry`, `reachable` and `depth` of every node, as the entries tell. Ids that are no nodes are left out.
  ///
  /// - Parameter along: For some nodes those that are reached with them: of a class's its superclasses', which it does the work of.
  public func withReachability(entries: [String], along: [String: [String]] = [:]) -> NavigationGraph {
    let index = GraphIndex(self)
    let starts = entries.sorted { compareBytes($0, $1) < 0 }.compactMap(index.number(of:))
    var linked: [Int: [Int]] = [:]
    for (id, others) in along {
      if let node = index.number(of: id) { linked[node] = others.compactMap(index.number(of:)) }
    }
    let reachability = Reachability(index, from: starts, along: linked)
    let isEntry = Set(starts)
    var result = self
    for i in result.nodes.indices {
      result.nodes[i].entry = isEntry.contains(i) ? true : nil
      result.nodes[i].reachable = reachability.depths[i] != nil
      result.nodes[i].depth = reachability.depths[i]
    }
    return result
  }
}
