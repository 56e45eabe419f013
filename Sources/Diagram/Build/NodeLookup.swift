import NavigationGraph

/// A navigation graph with the look-ups that drawing needs. Built once, in linear time.
struct NodeLookup {
  let graph: NavigationGraph
  let nodes: [String: Node]
  /// The indices of edges by the node they start from, and by the node they lead to.
  let outgoing: [String: [Int]]
  let incoming: [String: [Int]]

  init(_ graph: NavigationGraph) {
    self.graph = graph
    nodes = Dictionary(graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    outgoing = Dictionary(grouping: graph.edges.indices, by: { graph.edges[$0].from })
    incoming = Dictionary(grouping: graph.edges.indices, by: { graph.edges[$0].to })
  }

  func edges(from id: String) -> [Edge] { (outgoing[id] ?? []).map { graph.edges[$0] } }

  func edges(to id: String) -> [Edge] { (incoming[id] ?? []).map { graph.edges[$0] } }

  /// The kind of a node; of an id without a node, what its prefix says.
  func kind(of id: String) -> NodeKind? {
    nodes[id]?.kind ?? id.firstIndex(of: ":").flatMap { NodeKind(rawValue: String(id[..<$0])) }
  }

  /// The name of a node; of an id without a node, what stands behind its prefix.
  func name(of id: String) -> String {
    if let node = nodes[id] { return node.name }
    return id.firstIndex(of: ":").map { String(id[id.index(after: $0)...]) } ?? id
  }
}
