/// Which nodes and edges of a graph stay.
struct KeptParts {
  var nodes: [Bool]
  var edges: [Bool]
  /// Which unresolved sites stay, of those in nodes that do; nil: all of them.
  var sites: [Bool]?

  init(_ index: GraphIndex) {
    nodes = [Bool](repeating: false, count: index.count)
    edges = [Bool](repeating: false, count: index.graph.edges.count)
  }

  /// Keeps an edge and its ends.
  mutating func keep(edge number: Int, _ index: GraphIndex) {
    edges[number] = true
    nodes[index.sources[number]] = true
    nodes[index.targets[number]] = true
  }

  /// Keeps the edges of which both ends are kept.
  mutating func keepEdgesBetweenNodes(_ index: GraphIndex, where isMeant: (Edge) -> Bool = { _ in true }) {
    for (number, edge) in index.graph.edges.enumerated() {
      let (source, target) = (index.sources[number], index.targets[number])
      if source >= 0, target >= 0, nodes[source], nodes[target], isMeant(edge) { edges[number] = true }
    }
  }
}

extension NavigationGraph {
  /// What stays of the graph: in order, with the ways back, the unresolved sites and the findings that belong to it, and its own figures.
  ///
  /// A way back to what is gone goes. A finding stays with the thing whose place it names; with one in between, with the declaration above
  /// it in its file; where no node is declared above it, it stays. The figures are those of what is left, its files those that it names.
  func keeping(_ kept: KeptParts) -> NavigationGraph {
    var result = self
    result.nodes = zip(nodes, kept.nodes).filter(\.1).map(\.0)
    result.edges = zip(edges, kept.edges).filter(\.1).map(\.0)
    let ids = Set(result.nodes.map { ByteString($0.id) })
    let stays: (String) -> Bool = { ids.contains(ByteString($0)) }
    result.returns = returns.filter { stays($0.from) && $0.to.map(stays) ?? true }
    result.unresolved = unresolved.enumerated().filter { stays($1.from) && kept.sites?[$0] ?? true }.map(\.element)
    result.findings = findings.map { all in
      let owners = FindingOwners(whole: self, part: result)
      return all.filter(owners.stays)
    }
    result.summary = result.ownFigures
    result.summary.objectiveCFiles = summary.objectiveCFiles
    return result
  }

  /// The figures of the summary as far as the graph itself tells them.
  private var ownFigures: Summary {
    var figures = Summary()
    var files = Set(nodes.lazy.compactMap(\.location?.file))
    files.formUnion(edges.lazy.map(\.location.file))
    files.formUnion(unresolved.lazy.map(\.location.file))
    figures.files = files.count
    let open = Set(unresolved.map(\.location))
    let sites = Set(edges.lazy.filter(\.isSite).map(\.location))
    figures.resolvedSites = sites.subtracting(open).count
    figures.sites = sites.union(open).count
    figures.routes = nodes.count { $0.kind == .route }
    figures.views = nodes.count { $0.kind == .view }
    return figures
  }
}

extension Edge {
  /// Whether a place in the source navigates there, as the summary counts sites.
  fileprivate var isSite: Bool {
    switch kind {
    case .open: NodeKind(idPrefixOf: to) == .external
    default: !kind.isStructure
    }
  }
}
