/// To which things of a graph findings belong, by place.
struct FindingOwners {
  /// Places of the whole graph that something which stays has.
  private let kept: Set<SourceLocation>
  /// Places that only what is gone has.
  private let gone: Set<SourceLocation>
  /// For each file its declarations in order, and whether they stay.
  private let declarations: [String: [(location: SourceLocation, stays: Bool)]]

  /// O(n log n) in what the graph holds.
  init(whole: NavigationGraph, part: NavigationGraph) {
    let kept = Self.places(part)
    self.kept = kept
    gone = Self.places(whole).subtracting(kept)
    let ids = Set(part.nodes.map { ByteString($0.id) })
    var declarations: [String: [(location: SourceLocation, stays: Bool)]] = [:]
    for node in whole.nodes {
      guard let location = node.location else { continue }
      declarations[location.file, default: []].append((location, ids.contains(ByteString(node.id))))
    }
    self.declarations = declarations.mapValues { $0.sorted { $0.location < $1.location } }
  }

  func stays(_ finding: Finding) -> Bool {
    guard let place = finding.location else { return true }
    if kept.contains(place) { return true }
    if gone.contains(place) { return false }
    guard let own = declarations[place.file] else { return true }
    // Binary search for the last declaration that does not stand behind the place.
    var (low, high) = (0, own.count)
    while low < high {
      let middle = low + (high - low) / 2
      if place < own[middle].location { high = middle } else { low = middle + 1 }
    }
    return low == 0 ? true : own[low - 1].stays
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
