/// Which findings stay with a part of a graph, by place.
struct FindingOwners {
  /// Places of the whole graph that something which stays has.
  private let kept: Set<SourceLocation>
  /// Places that only what is gone has.
  private let gone: Set<SourceLocation>
  private let nodes: FindingNodes
  /// For each node of the whole graph whether it stays.
  private let stays: [Bool]

  /// O(n log n) in what the graph holds.
  init(whole: NavigationGraph, part: NavigationGraph) {
    kept = Self.places(part)
    gone = Self.places(whole).subtracting(kept)
    nodes = FindingNodes(GraphIndex(whole))
    let ids = Set(part.nodes.map { ByteString($0.id) })
    stays = whole.nodes.map { ids.contains(ByteString($0.id)) }
  }

  func stays(_ finding: Finding) -> Bool {
    guard let place = finding.location else { return true }
    if kept.contains(place) { return true }
    if gone.contains(place) { return false }
    return nodes.declaration(above: place).map { stays[$0] } ?? true
  }

  private static func places(_ graph: NavigationGraph) -> Set<SourceLocation> {
    var places = Set(graph.nodes.compactMap(\.location))
    for edge in graph.edges {
      places.insert(edge.location)
      places.formUnion(edge.triggers)
    }
    places.formUnion(graph.returns.map(\.location))
    places.formUnion(graph.unresolved.map(\.location))
    return places
  }
}
