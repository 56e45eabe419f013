import GraphTestSupport
import NavigationGraph
import Testing

/// What holds of every two graphs.
@Suite struct DifferencePropertyTests {
  private static func graphs(_ seed: Int) -> (NavigationGraph, NavigationGraph) {
    let (a, b) = (UInt64(seed * 2), UInt64(seed * 2 + 1))
    return (.random(seed: a, size: 14).normalized(), .random(seed: b, size: 14).normalized())
  }

  @Test(arguments: 0..<60) func aDifferenceReadBackwardsIsItsOpposite(_ seed: Int) {
    let (a, b) = Self.graphs(seed)
    let (there, back) = (GraphDifference(from: a, to: b), GraphDifference(from: b, to: a))
    #expect(there.nodes.filter(\.isAdded).map(\.node.id) == back.nodes.filter(\.isRemoved).map(\.node.id))
    #expect(there.nodes.filter(\.isRemoved).map(\.node.id) == back.nodes.filter(\.isAdded).map(\.node.id))
    #expect(there.edges.count { $0.isAdded } == back.edges.count { $0.isRemoved })
    #expect(there.edges.count { !$0.isAdded && !$0.isRemoved } == back.edges.count { !$0.isAdded && !$0.isRemoved })
  }

  @Test(arguments: 0..<60) func whatIsToldMakesTheOneGraphOfTheOther(_ seed: Int) {
    let (a, b) = Self.graphs(seed)
    let difference = GraphDifference(from: a, to: b)
    let renamed = Dictionary(
      difference.nodes.compactMap { change in change.base.flatMap { old in change.head.map { (old.id, $0.id) } } },
      uniquingKeysWith: { first, _ in first })
    var ids = Set(a.nodes.map { renamed[$0.id] ?? $0.id })
    for change in difference.nodes {
      if change.isRemoved { ids.remove(change.node.id) }
    }
    for change in difference.nodes where change.isAdded { ids.insert(change.node.id) }
    #expect(ids == Set(b.nodes.map(\.id)))
    func key(_ edge: Edge) -> String { "\(renamed[edge.from] ?? edge.from) \(edge.kind.rawValue) \(renamed[edge.to] ?? edge.to)" }
    func plain(_ edge: Edge) -> String { "\(edge.from) \(edge.kind.rawValue) \(edge.to)" }
    var edges: [String: Int] = [:]
    for edge in a.edges { edges[key(edge), default: 0] += 1 }
    for change in difference.edges {
      if let old = change.base { edges[key(old), default: 0] -= 1 }
      if let new = change.head { edges[plain(new), default: 0] += 1 }
    }
    var wanted: [String: Int] = [:]
    for edge in b.edges { wanted[plain(edge), default: 0] += 1 }
    #expect(edges.filter { $0.value != 0 } == wanted)
  }

  @Test(arguments: 0..<40) func whatIsRenamedInPlaceIsNoneThatCameOrWent(_ seed: Int) {
    let graph = Self.graphs(seed).0
    // One that nothing leads to or from has no place by which it could be known.
    let hasPlace = { (node: Node) in graph.edges.contains { $0.to == node.id && $0.from != node.id } }
    guard let victim = graph.nodes.first(where: { $0.kind == .view && hasPlace($0) }) else { return }
    var other = graph
    let id = "view:Renamed"
    for number in other.nodes.indices where other.nodes[number].id == victim.id {
      other.nodes[number].id = id
      other.nodes[number].name = "Renamed"
    }
    for number in other.edges.indices {
      if other.edges[number].from == victim.id { other.edges[number].from = id }
      if other.edges[number].to == victim.id { other.edges[number].to = id }
    }
    for number in other.returns.indices {
      if other.returns[number].from == victim.id { other.returns[number].from = id }
      if other.returns[number].to == victim.id { other.returns[number].to = id }
    }
    for number in other.unresolved.indices where other.unresolved[number].from == victim.id { other.unresolved[number].from = id }
    #expect(told(graph, other.normalized()) == ["~ \(victim.id) → \(id): name"])
  }
}
