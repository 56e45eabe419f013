import GraphTestSupport
import NavigationGraph
import Testing

@Suite struct NormalizationTests {
  let place = SourceLocation(file: "A.swift", line: 3, column: 5)

  private func graph(_ edges: [Edge]) -> NavigationGraph {
    NavigationGraph(generator: Generator(name: "navgraph", version: "0"), edges: edges)
  }

  @Test func edgesThatAgreeAreOneWithTheShortestThenSmallestThrough() throws {
    let edges = [["B.b", "A.a"], ["C.c"], ["B.b"]].map { through in
      var edge = Edge(from: "view:A", to: "view:B", kind: .push, location: place)
      edge.through = through
      return edge
    }
    let merged = graph(edges).normalized().edges
    #expect(merged.count == 1)
    #expect(merged.first?.through == ["B.b"])
  }

  @Test func edgesThatDifferInOneFieldOfTheirIdentityStayApart() {
    let edge = Edge(from: "view:A", to: "view:B", kind: .push, location: place)
    var others = [Edge](repeating: edge, count: 4)
    others[0].from = "view:C"
    others[1].to = "view:C"
    others[2].kind = .sheet
    others[3].location.column = 6
    #expect(graph([edge] + others).normalized().edges.count == 5)
  }

  @Test func aMergedEdgeIsAsLiveAndAsSureAsTheBest() throws {
    var dead = Edge(from: "route:R.a", to: "view:B", kind: .builds, location: place)
    dead.live = false
    dead.certainty = .inferred
    dead.because = "the only conformer"
    dead.via = "default"
    var sure = Edge(from: "route:R.a", to: "view:B", kind: .builds, location: place)
    sure.triggers = [place, place]
    let edge = try #require(graph([dead, sure]).normalized().edges.first)
    #expect(edge.live)
    #expect(edge.certainty == .exact)
    #expect(edge.because == nil)
    #expect(edge.via == nil)
    #expect(edge.triggers == [place])
  }

  @Test func everythingIsSortedByPlaceThenKindThenEnds() {
    var edges: [Edge] = []
    for file in ["b.swift", "a.swift"] {
      for line in [10, 9] {
        for kind in [EdgeKind.push, .alert] {
          edges.append(Edge(from: "view:A", to: "view:B", kind: kind, location: SourceLocation(file: file, line: line, column: 1)))
        }
      }
    }
    let sorted = graph(edges).normalized().edges.map { "\($0.location.file) \($0.location.line) \($0.kind.rawValue)" }
    #expect(
      sorted == [
        "a.swift 9 alert", "a.swift 9 push", "a.swift 10 alert", "a.swift 10 push", "b.swift 9 alert", "b.swift 9 push", "b.swift 10 alert",
        "b.swift 10 push",
      ])
  }

  @Test func nodesWithOneIdAreOne() throws {
    var used = Node(id: "route:R.a", kind: .route, name: "R.a", location: place)
    used.used = true
    var mapped = Node(id: "route:R.a", kind: .route, name: "R.a")
    mapped.mapped = true
    mapped.used = false
    var both = graph([])
    both.nodes = [mapped, used]
    let node = try #require(both.normalized().nodes.first)
    #expect(both.normalized().nodes.count == 1)
    #expect(node.used == true && node.mapped == true && node.location == place)
  }

  @Test func namesThatAreOnlyCanonicallyEqualKeepOneOrder() {
    // One is precomposed, the other is not: equal for `String`, two names for a file system.
    let names = ["\u{E9}.swift", "e\u{301}.swift"]
    let edges = names.map { Edge(from: "view:A", to: "view:B", kind: .push, location: SourceLocation(file: $0, line: 1, column: 1)) }
    #expect(graph(edges).normalized().json() == graph(edges.reversed()).normalized().json())
    #expect(graph(edges).normalized().edges.count == 2)
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func theOrderOfDiscoveryDoesNotMatter(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, hostile: seed % 2 == 0)
    let normal = graph.normalized()
    #expect(graph.shuffled(seed: seed + 1).normalized().json() == normal.json())
    #expect(normal.normalized().json() == normal.json())
  }
}
