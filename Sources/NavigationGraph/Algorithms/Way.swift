/// A way through a graph that comes to no node twice.
public struct Way: Hashable, Sendable {
  /// The number of the node where it begins.
  public let start: Int
  /// The numbers of its edges in the order of walking; none where it begins at its end.
  public let edges: [Int]
  public let cost: WayCost

  /// - Parameter costs: Of all edges of the graph.
  init(start: Int, edges: [Int], _ costs: [WayCost]) {
    self.start = start
    self.edges = edges
    cost = edges.reduce(.zero) { $0 + costs[$1] }
  }

  init(start: Int, edges: [Int], cost: WayCost) {
    self.start = start
    self.edges = edges
    self.cost = cost
  }
}
