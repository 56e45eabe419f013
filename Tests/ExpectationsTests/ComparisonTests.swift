import NavigationGraph
import SourceTestSupport
import Testing

/// The comparison fails where it has to: else the patterns would prove nothing.
@Suite struct ComparisonTests {
  static let source = """
    struct V { // expect: node view:V screen reachable
      case a // expect: node route:R.a mapped used
      f() // expect: push route:R.a from view:V through A.b exact
      g() // expect: none
      h() // expect: return pop from view:V; maybe unresolved sheet from view:V
      i() // expect: unresolved push from view:V
    }
    """

  static let graph: NavigationGraph = {
    var graph = NavigationGraph(generator: Generator(name: "test", version: "0"))
    var view = Node(id: "view:V", kind: .view, name: "V", location: at(1))
    view.role = .screen
    view.reachable = true
    var route = Node(id: "route:R.a", kind: .route, name: "R.a", location: at(2))
    route.mapped = true
    route.used = true
    graph.nodes = [view, route]
    var edge = Edge(from: "view:V", to: "route:R.a", kind: .push, location: at(3))
    edge.through = ["A.b"]
    graph.edges = [edge, Edge(from: "view:V", to: "object:O", kind: .owns, location: at(3))]
    graph.returns = [Return(from: "view:V", kind: .pop, location: at(5))]
    graph.unresolved = [Unresolved(from: "view:V", kind: .push, reason: "", location: at(6))]
    return graph
  }()

  private static func at(_ line: Int) -> GraphLocation { GraphLocation(file: "A.swift", line: line, column: 3) }

  private func compare(_ graph: NavigationGraph, source: String = ComparisonTests.source, checksAll: Bool = false) throws -> Comparison {
    let page = try ExpectationPage(SourceSet.File(path: "A.swift", bytes: Array(source.utf8)))
    return Comparison(page.expectations, checksAll: checksAll, graph: graph)
  }

  private func kinds(_ comparison: Comparison) -> [String] { comparison.mismatches.map { "\($0.kind.rawValue) \($0.line)" } }

  @Test func whatAgreesAgrees() throws {
    let comparison = try compare(Self.graph)
    #expect(comparison.mismatches.isEmpty)
    #expect(comparison.score == Score(expected: 5, met: 5, missing: 0, surplus: 0))
    #expect(comparison.score.recall == 1 && comparison.score.precision == 1)
  }

  @Test func missingEdge() throws {
    var graph = Self.graph
    graph.edges.removeFirst()
    let comparison = try compare(graph)
    #expect(kinds(comparison) == ["missing 3"])
    #expect(comparison.score.recall == 0.8)
  }

  @Test func surplusEdge() throws {
    var graph = Self.graph
    graph.edges.append(Edge(from: "view:V", to: "route:R.a", kind: .sheet, location: Self.at(7)))
    let comparison = try compare(graph)
    #expect(kinds(comparison) == ["surplus 7"])
    #expect(comparison.score.precision == 5.0 / 6)
  }

  @Test func theSameTwiceIsSurplus() throws {
    var graph = Self.graph
    graph.edges.append(graph.edges[0])
    #expect(kinds(try compare(graph)) == ["surplus 3"])
  }

  @Test(arguments: [
    { $0.kind = .sheet }, { $0.from = "view:W" }, { $0.to = "route:R.b" }, { $0.location.line = 4 }, { $0.through = [] }, { $0.through = ["X.y", "A.b"] },
    { $0.certainty = .inferred }, { $0.location.file = "B.swift" },
  ] as [@Sendable (inout Edge) -> Void]) func whatDiffersIsBothMissingAndSurplus(_ change: @Sendable (inout Edge) -> Void) throws {
    var graph = Self.graph
    change(&graph.edges[0])
    #expect(Set(try compare(graph).mismatches.map(\.kind)) == [.missing, .surplus])
  }

  @Test func triggerViaAndEventAreCompared() throws {
    for words in ["via default", "trigger W.onTap", "event E.x"] {
      let source = "f() // expect: push route:R.a from view:V \(words)"
      var graph = NavigationGraph(generator: Generator(name: "test", version: "0"))
      var edge = Edge(from: "view:V", to: "route:R.a", kind: .push, location: Self.at(1))
      graph.edges = [edge]
      #expect(Set(kinds(try compare(graph, source: source))) == ["missing 1", "surplus 1"])
      edge.via = "default"
      edge.trigger = Trigger(type: "W", closure: "onTap")
      edge.event = "E.x"
      graph.edges = [edge]
      #expect(kinds(try compare(graph, source: source)).isEmpty)
    }
  }

  @Test func noneForbidsEdgesOfAnyKind() throws {
    var graph = Self.graph
    graph.edges[1].location = Self.at(4)
    #expect(kinds(try compare(graph)) == ["surplus 4"])
  }

  @Test func structureCountsWhereAllIsChecked() throws {
    #expect(kinds(try compare(Self.graph, checksAll: true)) == ["surplus 3"])
  }

  @Test func returnsAndUnresolvedSitesAreComparedBothWays() throws {
    var graph = Self.graph
    graph.returns[0].kind = .dismiss
    #expect(Set(kinds(try compare(graph))) == ["missing 5", "surplus 5"])
    graph = Self.graph
    graph.returns[0].from = "view:W"
    #expect(Set(kinds(try compare(graph))) == ["missing 5", "surplus 5"])
    graph = Self.graph
    graph.unresolved = []
    #expect(kinds(try compare(graph)) == ["missing 6"])
    graph.unresolved = Self.graph.unresolved + [Unresolved(from: "view:V", kind: .push, reason: "", location: Self.at(7))]
    #expect(kinds(try compare(graph)) == ["surplus 7"])
  }

  @Test func whatMayBeThereIsNoSurplus() throws {
    var graph = Self.graph
    graph.unresolved.append(Unresolved(from: "view:V", kind: .sheet, reason: "", location: Self.at(5)))
    #expect(kinds(try compare(graph)).isEmpty)
    graph.unresolved.append(Unresolved(from: "view:V", kind: .alert, reason: "", location: Self.at(5)))
    #expect(kinds(try compare(graph)) == ["surplus 5"])
  }

  @Test(arguments: [
    { $0.mapped = false }, { $0.used = nil }, { $0.location?.line = 3 }, { $0.location = nil }, { $0.id = "route:R.b" },
  ] as [@Sendable (inout Node) -> Void]) func nodesAreCompared(_ change: @Sendable (inout Node) -> Void) throws {
    var graph = Self.graph
    change(&graph.nodes[1])
    #expect(kinds(try compare(graph)) == ["missing 2"])
  }

  @Test func rolesAreComparedWhereTheyAreNamed() throws {
    var graph = Self.graph
    graph.nodes[0].role = .component
    #expect(kinds(try compare(graph)) == ["missing 1"])
    graph.nodes[0].role = .screen
    graph.nodes[0].reachable = false
    #expect(kinds(try compare(graph)) == ["missing 1"])
    let silent = Self.source.replacing(" screen reachable", with: "")
    #expect(kinds(try compare(graph, source: silent)).isEmpty)
  }

  /// Two expectations that one fact would meet need two facts, whichever comes first.
  @Test func pairsAreMadeOnce() throws {
    let source = "f() // expect: push route:R.a|route:R.b from view:V; push route:R.a from view:V"
    var graph = NavigationGraph(generator: Generator(name: "test", version: "0"))
    graph.edges = [Edge(from: "view:V", to: "route:R.a", kind: .push, location: Self.at(1))]
    #expect(kinds(try compare(graph, source: source)) == ["missing 1"])
    graph.edges.append(Edge(from: "view:V", to: "route:R.b", kind: .push, location: Self.at(1)))
    #expect(kinds(try compare(graph, source: source)).isEmpty)
  }
}
