extension NavigationGraph {
  /// The navigation of some kinds with what lies on it: the component in which a site stands and the screens that hold it, the view of the
  /// route. Between these, how the app is put together stays as it is. O(nodes + edges), and the embeddings above views that navigate.
  func keepingKinds(_ kinds: Set<EdgeKind>) -> NavigationGraph {
    let index = GraphIndex(self)
    let strides = Strides(index, for: .picture)
    var kept = KeptParts(index)
    var pending: [Int] = []
    for (number, edge) in edges.enumerated() where kinds.contains(edge.kind) && index.sources[number] >= 0 {
      kept.keep(edge: number, index)
      pending.append(index.targets[number])
    }
    // What routes and tabs stand for.
    var seen: Set<Int> = []
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      for number in Hosting.contents(of: node, index) {
        kept.keep(edge: number, index)
        pending.append(index.targets[number])
      }
    }
    kept.keep(strides.all.filter { kinds.contains(edges[$0.edge].kind) }, strides)
    kept.keepEdgesBetweenNodes(index) { $0.kind.isStructure }
    kept.sites = unresolved.map { kinds.contains($0.kind) }
    return keeping(kept)
  }
}
