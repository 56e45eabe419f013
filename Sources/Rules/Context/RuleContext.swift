import NavigationGraph

/// What rules look at: the graph, and what is derived from it once for all of them.
public struct RuleContext: Sendable {
  /// In normal order.
  public let graph: NavigationGraph
  public let index: GraphIndex
  public let routes: RouteTypes
  public let doubts: Doubts
  public let outOfReach: OutOfReach

  /// - Parameter graph: `normalized()`, with reachability. O(nodes + edges).
  public init(_ graph: NavigationGraph) {
    self.graph = graph
    index = GraphIndex(graph)
    routes = RouteTypes(graph)
    doubts = Doubts(index, routes)
    outOfReach = OutOfReach(index)
  }

  /// The edges by which sites use a node, in the order of the source: all that lead to it but the choice of a tab.
  public func uses(of node: Int) -> [Edge] { index.incoming(node).map { graph.edges[$0] }.filter { $0.kind != .selectTab } }

  /// The edges by which builders make something of a route, in the order of the source.
  public func builds(of node: Int) -> [Edge] { index.outgoing(node).map { graph.edges[$0] }.filter { $0.kind == .builds } }

  /// The name of the node with an id, or the id's own name.
  public func name(of id: String) -> String {
    if let number = index.number(of: id) { return graph.nodes[number].name }
    return id.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(id[id.utf8.index(after: $0)...]) } ?? id
  }
}
