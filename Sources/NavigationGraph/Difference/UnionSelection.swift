/// A part of both states of a graph, and what is to be said of it.
public struct SelectedUnion: Sendable {
  public var union: UnionGraph
  /// What was selected and what is left, a sentence each; nothing for the whole.
  public var notes: [String] = []
  /// As `SelectedGraph` has them.
  public var subject: Set<String> = []
  public var alone: [String: Int] = [:]
  public var leadsOnly: [String: Set<String>] = [:]
}

extension UnionGraph {
  /// What is near the change: the places that changed, the ends of the ways that did, and what stands round them.
  ///
  /// A place stands for what it holds: a component that changed means its screens, where that leads somewhere; what leads nowhere is no
  /// navigation. Steps are those of `--focus`; none at all leaves what changed, and what its routes and tabs
  /// show. O(nodes + edges), and the embeddings above what changed.
  ///
  /// - Parameter steps: How far from the change; nil: the whole.
  public func near(_ steps: Int?) -> SelectedUnion {
    guard let steps else { return SelectedUnion(union: self) }
    let index = GraphIndex(graph)
    let strides = Strides(index, for: .picture)
    let center = center(index, strides)
    // A route has no box: what leads to one that is shown otherwise now is the arrow that changed.
    let rebuilt = Set(strides.all.filter { $0.isContent && edgeMarks[$0.edge].state != .same }.map(\.from))
    let kept = graph.round(Array(center).sorted(), strides, depth: steps) { stride in
      if edgeMarks[stride.edge].state != .same || rebuilt.contains(stride.to) { return true }
      return steps == 0 && !stride.isContent ? false : nil
    }
    let all = graph.nodes.count(where: Self.isScreen)
    var result = SelectedUnion(union: keeping(kept.kept))
    if kept.kept.nodes.contains(false) {
      let distance = steps == 0 ? "Only what changed" : "What is within \(steps) \(steps == 1 ? "step" : "steps") of what changed"
      result.notes = ["\(distance); the app has \(all) \(all == 1 ? "screen" : "screens")."]
    }
    result.subject = Set(center.map { graph.nodes[$0].id })
    result.alone = kept.alone
    result.leadsOnly = kept.leadsOnly
    return result
  }

  private static func isScreen(_ node: Node) -> Bool { node.kind == .view && node.role == .screen }

  /// The places that changed, and those at the ends of what did.
  private func center(_ index: GraphIndex, _ strides: Strides) -> Set<Int> {
    var hosting = strides.hosting
    let leads = Self.leading(index)
    var center: Set<Int> = []
    for (number, mark) in nodeMarks.enumerated() where mark.state != .same && !mark.isImplied {
      switch graph.nodes[number].kind {
      case .object: if strides.isObject[number] { center.insert(number) }
      case .view: if hosting.isAlone[number] || leads[number] { center.formUnion(hosting.hosts(of: number)) }
      default: center.insert(number)
      }
    }
    // What many screens share outside the app would bring all of them.
    for stride in strides.all where edgeMarks[stride.edge].state != .same {
      center.insert(stride.from)
      if graph.nodes[stride.to].kind != .external { center.insert(stride.to) }
    }
    for (number, edge) in graph.edges.enumerated() where edge.kind == .embeds && edgeMarks[number].state != .same {
      let (from, to) = (index.sources[number], index.targets[number])
      if from >= 0, to >= 0, !hosting.isAlone[to], leads[to] { center.formUnion(hosting.hosts(of: from)) }
    }
    return center
  }

  /// Which nodes lead somewhere, by themselves or by what they hold.
  private static func leading(_ index: GraphIndex) -> [Bool] {
    var leads = index.graph.nodes.indices.map { node in index.outgoing(node).contains { index.graph.edges[$0].kind.isNavigation } }
    var pending = leads.indices.filter { leads[$0] }
    while let node = pending.popLast() {
      for number in index.incoming(node) where index.graph.edges[number].kind == .embeds && !leads[index.sources[number]] {
        leads[index.sources[number]] = true
        pending.append(index.sources[number])
      }
    }
    return leads
  }

  /// What lies in a part of one of the states, and the ways that changed from what they are there.
  func within(_ scope: DifferenceScope, changes: [EdgeChange]) -> UnionGraph {
    let index = GraphIndex(graph)
    let changed = changes.compactMap(\.head)
    let edges = Set(scope.head.graph.edges + changed).union(
      scope.base.graph.edges.map { edge in
        var edge = edge
        (edge.from, edge.to) = (idsOfBase[edge.from] ?? edge.from, idsOfBase[edge.to] ?? edge.to)
        return edge
      })
    let nodes = Set(scope.head.graph.nodes.map(\.id)).union(scope.base.graph.nodes.map { idsOfBase[$0.id] ?? $0.id })
      .union(changed.flatMap { [$0.from, $0.to] })
    var kept = KeptParts(index)
    kept.nodes = graph.nodes.map { nodes.contains($0.id) }
    kept.keepEdgesBetweenNodes(index, where: edges.contains)
    return keeping(kept)
  }

  private func keeping(_ kept: KeptParts) -> UnionGraph {
    UnionGraph(
      graph: graph.keeping(kept), nodeMarks: zip(nodeMarks, kept.nodes).filter(\.1).map(\.0),
      edgeMarks: zip(edgeMarks, kept.edges).filter(\.1).map(\.0), idsOfBase: idsOfBase)
  }
}
