import GraphTestSupport
import NavigationGraph
import Rules
import Testing

@Suite struct UnreachableDestinationTests {
  @Test func aFunctionThatNobodyCalls() throws {
    let graph = NavigationGraph(
      text: """
        node app:App entry
        node route:R.a mapped used
        edge app:App root view:Home
        edge view:Home owns object:Router
        edge object:Router push route:R.a dead
        """)
    let findings = graph.lint(LintConfiguration(only: ["unreachable_destination"])).findings
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.message == "no entry leads to `R.a`: the code that uses it is called by nobody")
    #expect(finding.related.map { "\($0.location.line) \($0.message)" } == ["5 pushed here by `Router`, in code that nobody calls"])
    #expect(finding.location?.line == 2)
  }

  @Test func whatLiesBehindIsCounted() {
    #expect(
      lint(
        .unreachableDestination,
        """
        node app:App entry
        node route:R.a mapped used
        node route:R.b mapped used
        node route:R.c mapped used
        edge view:Old push route:R.a
        edge route:R.a builds view:A
        edge view:A push route:R.b
        edge route:R.b builds view:B
        edge view:B push route:R.c
        edge view:B push route:R.a
        """
      ).findings == ["warning 2 no entry leads to `R.a`: it is used only by `B` and `Old`, out of reach, and so are 2 more routes behind it"])
  }

  @Test func whatLiesBehindAnUnusedRouteIsCountedThere() {
    let text = """
      node app:App entry
      node route:R.a mapped
      node route:R.b mapped used
      edge route:R.a builds view:A
      edge view:A push route:R.b
      edge route:R.b builds view:B
      """
    #expect(lint(.unreachableDestination, text).findings.isEmpty)
    #expect(lint(.unusedDestination, text).findings == ["warning 2 no site uses `R.a`; 1 more route is reached only behind it"])
    // Values from data may bring the first to life, and with it the second.
    let data = text.replacing("route:R.a mapped\n", with: "route:R.a mapped data\n")
    #expect(lint(.unreachableDestination, data).findings.isEmpty)
    #expect(lint(.unusedDestination, data).findings.isEmpty)
  }

  @Test func whatOneScreenUsesIsOneFinding() {
    #expect(
      lint(
        .unreachableDestination,
        "node app:App entry\nnode route:R.a mapped used\nnode route:R.b mapped used\nedge view:Old push route:R.a\nedge view:Old push route:R.b"
      ).findings == ["warning 2 no entry leads to `R.a` and `R.b`: they are used only by `Old`, out of reach"])
  }

  @Test(arguments: [
    "node route:R.a mapped used\nedge view:Old push route:R.a",  // No entry: nothing can be told.
    "node app:App entry\nnode route:R.a mapped used\nedge app:App root view:Home\nedge view:Home push route:R.a",
    "node app:App entry\nnode route:R.a mapped",  // Unused: another rule's finding.
    "node app:App entry\nnode route:R.a mapped used",  // No site to explain it.
  ])
  func silent(text: String) {
    #expect(lint(.unreachableDestination, text).findings.isEmpty)
  }

  @Test func anUnmappedRouteIsLeftToTheRuleThatSpeaksOfIt() {
    let text = "node app:App entry\nnode route:R.a used\nedge view:Old push route:R.a"
    let graph = NavigationGraph(text: text)
    let both = Set([Rule.unreachableDestination.id, Rule.unmappedDestination.id])
    #expect(graph.lint(LintConfiguration(only: both)).findings.map(\.rule) == ["unmapped_destination"])
    #expect(lint(.unreachableDestination, text).findings == ["warning 2 no entry leads to `R.a`: it is used only by `Old`, out of reach"])
  }

  @Test func aSiteHoldsBackWhatLiesBehindIt() {
    let text = """
      node app:App entry
      node route:R.a mapped used
      node route:S.a mapped used
      node route:S.b mapped used
      edge app:App root view:Home
      edge view:Old push route:R.a
      edge route:S.a builds view:Old
      edge view:Older push route:S.a
      edge view:Older push route:S.b

      """
    let aboutS = "warning 3 no entry leads to `S.a` and `S.b`: they are used only by `Older`, out of reach, and so is 1 more route behind them"
    #expect(lint(.unreachableDestination, text).findings == [aboutS])
    for site in ["push S", "push -", "push - view", "builds R", "sheet Protocol"] {
      #expect(lint(.unreachableDestination, text + "unresolved view:Home \(site)").findings.isEmpty, "\(site)")
    }
    #expect(lint(.unreachableDestination, text + "unresolved view:Home push R").findings.count == 1)
    #expect(lint(.unreachableDestination, text + "unresolved view:Home push - dead").findings.count == 1)
  }
}
