extension NavigationGraph {
  /// Whether a name is that of a module or an app.
  func hasTarget(_ name: String) -> Bool { nodes.contains { $0.module == name || $0.kind == .app && $0.name == name } }

  /// The names of all modules and apps, sorted.
  public var targetNames: [String] {
    Set(nodes.compactMap { $0.module } + nodes.filter { $0.kind == .app }.map(\.name)).sorted { compareBytes($0, $1) < 0 }
  }

  /// What the entries of some targets lead to, and what these declare. A target is named like its module or its app. O(nodes + edges).
  func ofTargets(_ names: [String]) -> NavigationGraph {
    let index = GraphIndex(self)
    let modules = Set(names + nodes.filter { $0.kind == .app && names.contains($0.name) }.compactMap(\.module))
    let isOwn: (Node) -> Bool = { node in node.module.map(modules.contains) ?? false || node.kind == .app && names.contains(node.name) }
    // A link has no module: it belongs to what handles it.
    let handlers = edgesOfHandlers()
    let handled = Set(handlers.filter { index.sources[$0] >= 0 && isOwn(nodes[index.sources[$0]]) }.map { edges[$0].location })
    let isHandledHere: (Int) -> Bool = { node in
      nodes[node].kind == .deepLink && nodes[node].module == nil && index.outgoing(node).contains { handled.contains(edges[$0].location) }
    }
    let starts = nodes.indices.filter { nodes[$0].entry == true && isOwn(nodes[$0]) || isHandledHere($0) }
    let reached = Reachability(index, from: starts)
    var kept = KeptParts(index)
    for node in nodes.indices { kept.nodes[node] = reached.reaches(node) || isOwn(nodes[node]) }
    kept.keepEdgesBetweenNodes(index)
    return keeping(kept)
  }
}
