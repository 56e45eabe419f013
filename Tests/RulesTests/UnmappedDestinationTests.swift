import GraphTestSupport
import NavigationGraph
import Rules
import Testing

/// The findings of one rule on a graph written as text, each as `severity line message`, and what is held back likewise.
func lint(_ rule: Rule, _ text: String) -> (findings: [String], heldBack: [String]) {
  let outcome = NavigationGraph(text: text).lint(LintConfiguration(only: [rule.id]))
  let show: (Finding) -> String = { "\($0.severity.rawValue) \($0.location?.line ?? 0) \($0.message)" }
  return (outcome.findings.map(show), outcome.heldBack.map { "\(show($0.finding)) <- \($0.because.location.line)" })
}

@Suite struct UnmappedDestinationTests {
  @Test func anArmWithoutAView() throws {
    let graph = NavigationGraph(
      text: """
        node app:App entry
        node route:R.a mapped used
        node route:R.b used
        edge app:App root view:Home
        edge view:Home push route:R.a
        edge view:Home push route:R.b
        edge route:R.a builds view:A
        """)
    let findings = graph.lint(LintConfiguration(only: ["unmapped_destination"])).findings
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.severity == .error)
    #expect(finding.message == "`R.b` is pushed, and no arm makes a view of it")
    #expect(finding.hint == "Give `R.b` an arm with a view in the switch that maps `R`, or remove the case and the code that uses it.")
    #expect(finding.location?.line == 3)
    #expect(finding.related.map { "\($0.location.line) \($0.message)" } == ["6 pushed here by `Home`", "7 `R.a` is mapped here, to `A`"])
  }

  @Test func anEmptyArmIsAWarning() {
    #expect(
      lint(.unmappedDestination, "node route:R.a used empty\nedge view:Home sheet route:R.a").findings == [
        "warning 1 `R.a` is presented as a sheet, and its arm makes an empty view"
      ])
  }

  @Test func aTypeWithoutABuilderIsOneFinding() {
    #expect(
      lint(.unmappedDestination, "node route:R.a used\nnode route:R.b used\nnode route:R.c\nedge view:Home push route:R.a\nedge view:Home push route:R.b").findings == [
        "error 1 no builder makes views of `R`, of which sites use `R.a` and `R.b`"
      ])
  }

  @Test func aPlainTypeStandsAtItsSite() {
    let found = NavigationGraph(text: "edge view:Home push route:String").nodes.first { $0.id == "route:String" }
    #expect(found?.used == false)
    var graph = NavigationGraph(text: "node route:String used\nedge view:Home push route:String")
    for i in graph.nodes.indices { graph.nodes[i].location = nil }
    let finding = graph.lint(LintConfiguration(only: ["unmapped_destination"])).findings.first
    #expect(finding?.location?.line == 2)
    #expect(finding?.message == "`String` is pushed, and no builder makes a view of it")
    #expect(finding?.hint.contains("no matching navigationDestination declaration") == true)
  }

  @Test(arguments: [
    "node route:R.a mapped used\nedge view:Home push route:R.a",
    "node route:R.a",
    "node route:R.a mapped",
  ])
  func silent(text: String) {
    #expect(lint(.unmappedDestination, text).findings.isEmpty)
  }

  @Test func whatTheGraphDoesNotKnowIsNoFinding() {
    var graph = NavigationGraph(text: "node route:R.a used\nedge view:Home push route:R.a")
    for i in graph.nodes.indices { graph.nodes[i].mapped = nil }
    #expect(graph.lint().findings.isEmpty)
  }

  @Test func manySitesAreCounted() throws {
    var graph = NavigationGraph(
      text: "node route:R.a used\n" + (1...6).map { "edge view:V\($0) push route:R.a" }.joined(separator: "\n"))
    let related = { (graph: NavigationGraph) in
      graph.lint(LintConfiguration(only: ["unmapped_destination"])).findings.flatMap(\.related).map { "\($0.location.line) \($0.message)" }
    }
    #expect(
      related(graph) == ["2 pushed here by `V1`", "3 pushed here by `V2`", "4 pushed here by `V3`", "5 and at 3 more places, first here"])
    // A site that may push several routes is one place.
    for i in graph.edges.indices { graph.edges[i].location.line = 2 }
    #expect(related(graph) == ["2 pushed here by `V1`"])
  }

  @Test func onlyABuilderCastsDoubt() {
    let text = "node route:R.a used\nedge view:Home push route:R.a\n"
    #expect(lint(.unmappedDestination, text + "unresolved view:X push R").findings.count == 1)
    #expect(lint(.unmappedDestination, text + "unresolved view:X push -").findings.count == 1)
    #expect(lint(.unmappedDestination, text + "unresolved view:X builds Other").findings.isEmpty)
    #expect(lint(.unmappedDestination, text + "node route:Other.a\nunresolved view:X builds Other").findings.count == 1)
    for site in ["unresolved view:X builds R", "unresolved view:X builds -", "unresolved view:X sheet R view"] {
      let outcome = lint(.unmappedDestination, text + site)
      #expect(outcome.findings.isEmpty)
      #expect(outcome.heldBack == ["error 1 `R.a` is pushed, and no builder makes a view of it <- 3"])
      #expect(lint(.unmappedDestination, text + site + " dead").findings.count == 1)
    }
  }
}
