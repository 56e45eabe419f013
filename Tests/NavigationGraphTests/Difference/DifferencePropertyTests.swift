import GraphTestSupport
import NavigationGraph
import Testing

/// What holds of every two graphs.
@Suite struct DifferencePropertyTests {
  /// A linear congruential generator (Knuth, The Art of Computer Programming 2, 3.3.4): the same graphs in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 32) | (state << 32)
    }
  }

  private static func graph(_ numbers: inout Numbers) -> NavigationGraph {
    let count = Int.random(in: 2...12, using: &numbers)
    let names = (0..<count).map { number in
      switch number % 4 {
      case 0: "view:Screen\(number)"
      case 1: "route:Route.case\(number)"
      case 2: "view:Part\(number)"
      default: "object:Router\(number)"
      }
    }
    var text = "node app:App entry\nedge app:App root \(names[0])\n"
    let kinds: [EdgeKind] = [.push, .sheet, .builds, .embeds, .owns, .fullScreenCover]
    for _ in 0..<Int.random(in: 1...30, using: &numbers) {
      let from = names.randomElement(using: &numbers) ?? names[0]
      let to = names.randomElement(using: &numbers) ?? names[0]
      text += "edge \(from) \((kinds.randomElement(using: &numbers) ?? .push).rawValue) \(to)\n"
    }
    return NavigationGraph(text: text)
  }

  @Test(arguments: 0..<60) func aDifferenceReadBackwardsIsItsOpposite(_ seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &* 77 &+ 5)
    let (a, b) = (Self.graph(&numbers), Self.graph(&numbers))
    let (there, back) = (GraphDifference(from: a, to: b), GraphDifference(from: b, to: a))
    #expect(there.nodes.filter(\.isAdded).map(\.node.id) == back.nodes.filter(\.isRemoved).map(\.node.id))
    #expect(there.nodes.filter(\.isRemoved).map(\.node.id) == back.nodes.filter(\.isAdded).map(\.node.id))
    #expect(there.edges.count { $0.isAdded } == back.edges.count { $0.isRemoved })
    #expect(there.edges.count { !$0.isAdded && !$0.isRemoved } == back.edges.count { !$0.isAdded && !$0.isRemoved })
  }

  @Test(arguments: 0..<60) func whatIsToldMakesTheOneGraphOfTheOther(_ seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &* 31 &+ 3)
    let (a, b) = (Self.graph(&numbers), Self.graph(&numbers))
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
    var numbers = Numbers(state: UInt64(seed) &* 13 &+ 1)
    let graph = Self.graph(&numbers)
    guard let victim = graph.nodes.filter({ $0.kind == .view && $0.reachable == true }).randomElement(using: &numbers) else { return }
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
    #expect(told(graph, other.normalized()) == ["~ \(victim.id) → \(id): name"])
  }
}
