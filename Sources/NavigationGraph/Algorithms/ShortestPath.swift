extension GraphIndex {
  /// A shortest way from any of the starts to a node, as numbers of edges in the order of walking; empty where the node is a start, nil
  /// where no way leads there. Ties go to the edge that comes first in the graph. O(nodes + edges).
  public func shortestPath(from starts: [Int], to target: Int, isFree: (Edge) -> Bool = { $0.kind.isFree }) -> [Int]? {
    Reachability(self, from: starts, isFree: isFree).path(to: target, in: self)
  }
}

extension Reachability {
  /// The way by which a node was reached, as numbers of edges in the order of walking; nil where it was not. O(length).
  public func path(to target: Int, in index: GraphIndex) -> [Int]? {
    guard reaches(target) else { return nil }
    var path: [Int] = []
    var node = target
    while parents[node] >= 0 {
      path.append(parents[node])
      node = index.sources[parents[node]]
    }
    path.reverse()
    return path
  }
}
