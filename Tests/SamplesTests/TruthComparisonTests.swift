import NavigationGraph
import Rules
import Testing

/// The comparison fails where it has to.
@Suite struct TruthComparisonTests {
  static let text = """
    # a remark
    edge view:A -push-> route:R.a @A.swift:3 through F.push, G.push via default inferred conditional trigger V.onTap event E.x triggers @A.swift:9, @A.swift:10
    ?edge view:A -owns-> object:O @A.swift:1
    edge view:A -sheet|popover-> view:B|view:C @A.swift:4|@B.swift:5
    node view:A screen reachable
    node route:R.a mapped used
    return view:A popTo|pop to route:R.a @A.swift:5
    unresolved view:A push @A.swift:6 R
    finding unused_destination @R.swift:2 R.b warning
    held unused_destination 1
    """

  static let graph: NavigationGraph = {
    var graph = NavigationGraph(generator: Generator(name: "test", version: "0"))
    var view = Node(id: "view:A", kind: .view, name: "A")
    view.role = .screen
    view.reachable = true
    var route = Node(id: "route:R.a", kind: .route, name: "R.a")
    route.mapped = true
    route.used = true
    graph.nodes = [view, route]
    var push = Edge(from: "view:A", to: "route:R.a", kind: .push, location: at("A.swift", 3))
    push.through = ["F.push", "G.push"]
    push.via = "default"
    push.certainty = .inferred
    push.condition = "x"
    push.trigger = Trigger(type: "V", closure: "onTap")
    push.event = "E.x"
    push.triggers = [at("A.swift", 9), at("A.swift", 10)]
    graph.edges = [push, Edge(from: "view:A", to: "view:C", kind: .popover, location: at("Some/B.swift", 5))]
    var leaving = Return(from: "view:A", kind: .pop, location: at("A.swift", 5))
    leaving.to = "route:R.a"
    graph.returns = [leaving]
    var site = Unresolved(from: "view:A", kind: .push, reason: "", location: at("A.swift", 6))
    site.routeType = "R"
    graph.unresolved = [site]
    return graph
  }()

  static let outcome: RuleOutcome = {
    let finding = Finding(
      rule: "unused_destination", severity: .warning, message: "nothing uses `R.b`", hint: "", location: at("R.swift", 2), ids: [])
    return RuleOutcome(findings: [finding], heldBack: [HeldBack(finding: finding, because: graph.unresolved[0])])
  }()

  private static func at(_ file: String, _ line: Int) -> GraphLocation { GraphLocation(file: file, line: line, column: 1) }

  private func differences(_ graph: NavigationGraph = Self.graph, _ outcome: RuleOutcome = Self.outcome) throws -> [String] {
    TruthComparison.differences(try TruthPage.parse(Self.text), TruthFact.all(of: graph) + TruthFact.all(of: outcome))
  }

  @Test func whatAgreesAgrees() throws {
    #expect(try differences() == [])
    var graph = Self.graph
    graph.edges.append(Edge(from: "view:A", to: "object:O", kind: .owns, location: Self.at("A.swift", 1)))
    #expect(try differences(graph) == [])
  }

  @Test func missingFacts() throws {
    #expect(try differences(NavigationGraph(generator: Self.graph.generator), RuleOutcome()).filter { $0.hasPrefix("missing") }.count == 8)
  }

  @Test func surplusFacts() throws {
    var graph = Self.graph
    graph.edges.append(graph.edges[0])
    graph.returns.append(graph.returns[0])
    graph.unresolved.append(graph.unresolved[0])
    graph.nodes.append(Node(id: "view:Z", kind: .view, name: "Z"))
    var outcome = Self.outcome
    outcome.findings += outcome.findings
    let found = try differences(graph, outcome)
    #expect(found.count == 5)
    #expect(found.allSatisfy { $0.hasPrefix("surplus") })
  }

  @Test(arguments: [
    { $0.edges[0].through = ["F.push"] }, { $0.edges[0].via = nil }, { $0.edges[0].certainty = .exact }, { $0.edges[0].condition = nil },
    { $0.edges[0].trigger = nil }, { $0.edges[0].event = "E.y" }, { $0.edges[0].triggers.removeLast() }, { $0.edges[1].through = ["X.y"] },
    { $0.nodes[0].role = .component }, { $0.nodes[1].reachable = true }, { $0.nodes[1].mapped = false }, { $0.returns[0].to = nil },
    { $0.unresolved[0].routeType = nil },
  ] as [@Sendable (inout NavigationGraph) -> Void]) func wordsThatDiffer(_ change: @Sendable (inout NavigationGraph) -> Void) throws {
    var graph = Self.graph
    change(&graph)
    let found = try differences(graph)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("differs") == true)
  }

  @Test(arguments: [
    { $0.edges[0].kind = .replace }, { $0.edges[0].from = "view:B" }, { $0.edges[0].to = "route:R.b" }, { $0.edges[0].location.line = 4 },
    { $0.edges[1].location.file = "A.swift" }, { $0.returns[0].kind = .dismiss }, { $0.unresolved[0].kind = .sheet }, { $0.nodes[0].id = "view:Z" },
  ] as [@Sendable (inout NavigationGraph) -> Void]) func factsThatDiffer(_ change: @Sendable (inout NavigationGraph) -> Void) throws {
    var graph = Self.graph
    change(&graph)
    #expect(try differences(graph).map { String($0.prefix { $0 != ":" }) } == ["missing", "surplus"])
  }

  @Test func findingsThatDiffer() throws {
    var outcome = Self.outcome
    outcome.heldBack = []
    #expect(try differences(Self.graph, outcome) == ["missing: held unused_destination 1"])
    outcome = Self.outcome
    outcome.findings[0].severity = .error
    #expect(try differences(Self.graph, outcome).count == 1)
    outcome = Self.outcome
    outcome.findings[0].message = "nothing uses `R.c`"
    #expect(try differences(Self.graph, outcome).count == 1)
  }

  @Test(arguments: [
    "edge view:A -push-> route:R.a", "edge view:A push route:R.a @A.swift:1", "edge view:A -psuh-> route:R.a @A.swift:1", "node A", "node view:A scren",
    "return view:A push @A.swift:1", "edge view:A -push-> route:R.a @A.swift:1 thruogh A.b", "unresolved view:A push @A.swift:1", "nonsense",
  ]) func whatIsNoFactIsRefused(_ line: String) {
    #expect(throws: TruthError.self) { try TruthPage.parse(line) }
  }
}
