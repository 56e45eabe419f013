extension NavigationGraph {
  /// The graph without some nodes, and without what only they led to and is no screen: the route whose view is gone, the alert, the
  /// component that no screen holds any more. O(nodes + edges).
  func excluding(_ ids: Set<String>) -> NavigationGraph {
    let index = GraphIndex(self)
    var kept = KeptParts(index)
    kept.nodes = nodes.map { !ids.contains($0.id) }
    // How many edges into a node, and how many that show what a route or a tab stands for, are left.
    var incoming = nodes.indices.map { node in index.incoming(node).count { index.sources[$0] != node } }
    var contents = nodes.indices.map { node in index.outgoing(node).count { showsContent($0, index) } }
    var gone = nodes.indices.filter { !kept.nodes[$0] }
    while let node = gone.popLast() {
      for number in index.outgoing(node) where index.targets[number] != node {
        let target = index.targets[number]
        incoming[target] -= 1
        if incoming[target] == 0, kept.nodes[target], isHeldByOthers(nodes[target]) {
          kept.nodes[target] = false
          gone.append(target)
        }
      }
      for number in index.incoming(node) where showsContent(number, index) {
        let source = index.sources[number]
        contents[source] -= 1
        if contents[source] == 0, kept.nodes[source] {
          kept.nodes[source] = false
          gone.append(source)
        }
      }
    }
    kept.keepEdgesBetweenNodes(index)
    return keeping(kept)
  }

  /// Whether an edge leads from a route or a tab to what it stands for.
  private func showsContent(_ number: Int, _ index: GraphIndex) -> Bool {
    guard index.sources[number] >= 0, index.targets[number] >= 0, index.sources[number] != index.targets[number] else { return false }
    return Hosting.isContent(number, index)
  }

  private func isHeldByOthers(_ node: Node) -> Bool {
    if node.entry == true { return false }
    switch node.kind {
    case .tab, .object, .route, .alert, .external: return true
    case .view: return node.role == .component
    case .app, .scene, .deepLink: return false
    }
  }

  /// Some nodes, and what lies between two of them and is no screen: the route that one pushes and that becomes the other, the row in
  /// which the push stands. O(nodes + edges).
  func including(_ ids: Set<String>) -> NavigationGraph {
    let index = GraphIndex(self)
    let isMeant = nodes.map { ids.contains($0.id) }
    let repeated = spokenForEdges(index)
    let joins: (Int) -> Bool = { node in !isMeant[node] && isBetween(nodes[node]) }
    func walk(_ neighbours: (Int) -> ArraySlice<Int>, _ ends: [Int]) -> [Bool] {
      var seen = isMeant
      var open = nodes.indices.filter { isMeant[$0] }
      while let node = open.popLast() {
        for number in neighbours(node) where !repeated[number] && ends[number] >= 0 {
          let next = ends[number]
          if !seen[next], joins(next) {
            seen[next] = true
            open.append(next)
          }
        }
      }
      return seen
    }
    let after = walk(index.outgoing, index.targets)
    let before = walk(index.incoming, index.sources)
    var kept = KeptParts(index)
    kept.nodes = nodes.indices.map { after[$0] && before[$0] }
    for number in edges.indices {
      let (source, target) = (index.sources[number], index.targets[number])
      guard source >= 0, target >= 0, kept.nodes[source], kept.nodes[target] else { continue }
      kept.edges[number] = !repeated[number] || isMeant[source] && isMeant[target]
    }
    return keeping(kept)
  }

  private func isBetween(_ node: Node) -> Bool {
    switch node.kind {
    case .route, .object, .tab, .alert: true
    case .view: node.role == .component
    case .app, .scene, .deepLink, .external: false
    }
  }

  /// Edges of objects that edges of those who call them repeat, by number.
  func spokenForEdges(_ index: GraphIndex) -> [Bool] {
    let spokenFor = SpokenPassages(index)
    return edges.indices.map { number in
      let source = index.sources[number]
      return edges[number].kind.isNavigation && source >= 0 && nodes[source].kind == .object && spokenFor.isSpokenFor(number, index)
    }
  }
}
