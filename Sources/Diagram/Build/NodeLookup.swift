import NavigationGraph

/// A navigation graph with the look-ups that drawing needs. Built once, in linear time.
struct NodeLookup {
  let graph: NavigationGraph
  let nodes: [String: Node]
  /// The indices of edges by the node they start from, and by the node they lead to.
  let outgoing: [String: [Int]]
  let incoming: [String: [Int]]
  /// The graph by numbers, with a node for each id that only edges and sites name. Its edges are numbered as those of `graph`.
  let numbered: GraphIndex

  init(_ graph: NavigationGraph) {
    self.graph = graph
    numbered = GraphIndex(graph.completed())
    nodes = Dictionary(graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    outgoing = Dictionary(grouping: graph.edges.indices, by: { graph.edges[$0].from })
    incoming = Dictionary(grouping: graph.edges.indices, by: { graph.edges[$0].to })
  }

  func edges(from id: String) -> [Edge] { (outgoing[id] ?? []).map { graph.edges[$0] } }

  func edges(to id: String) -> [Edge] { (incoming[id] ?? []).map { graph.edges[$0] } }

  /// What is known of nodes, by their numbers.
  func numbers(_ counts: [String: Int]) -> [Int: Int] {
    let known = counts.compactMap { id, count in nodes[id] == nil ? nil : numbered.number(of: id).map { ($0, count) } }
    return Dictionary(known, uniquingKeysWith: { first, _ in first })
  }

  /// The kind of a node; of an id without a node, what its prefix says.
  func kind(of id: String) -> NodeKind? {
    nodes[id]?.kind ?? id.firstIndex(of: ":").flatMap { NodeKind(rawValue: String(id[..<$0])) }
  }

  /// The name of a node; of an id without a node, what stands behind its prefix.
  func name(of id: String) -> String {
    nodes[id]?.name ?? Self.nameAfterPrefix(id)
  }

  fileprivate static func nameAfterPrefix(_ id: String) -> String {
    id.firstIndex(of: ":").map { String(id[id.index(after: $0)...]) } ?? id
  }
}

extension NavigationGraph {
  /// With a node for each id that only an edge or a site names, of the kind that its prefix says. Of such a view nothing else is known: it is
  /// drawn where an arrow leads to it.
  fileprivate func completed() -> NavigationGraph {
    var known = Set(nodes.map(\.id))
    var result = self
    for id in edges.flatMap({ [$0.from, $0.to] }) + unresolved.map(\.from) where known.insert(id).inserted {
      var node = Node(id: id, kind: NodeKind(idPrefixOf: id) ?? .external, name: NodeLookup.nameAfterPrefix(id))
      if node.kind == .view { node.role = .component }
      result.nodes.append(node)
    }
    return result
  }
}
