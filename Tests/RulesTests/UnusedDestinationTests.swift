import GraphTestSupport
import NavigationGraph
import Rules
import Testing

@Suite struct UnusedDestinationTests {
  @Test func oneFindingAnEnum() throws {
    let graph = NavigationGraph(
      text: """
        node route:R.a mapped used
        node route:R.b mapped
        node route:R.c mapped
        node route:S.a mapped
        edge route:R.b builds view:B
        """)
    let findings = graph.lint(LintConfiguration(only: ["unused_destination"])).findings
    #expect(findings.map(\.message) == ["no site uses `R.b` and `R.c`", "no site uses `S.a`"])
    let finding = try #require(findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.location?.line == 2)
    #expect(finding.related.map { "\($0.location.line) \($0.message)" } == ["3 `R.c` is unused too", "5 `R.b` is mapped here, to `B`"])
    #expect(finding.hint == "Remove the cases with their arms, or add the navigation that is missing.")
  }

  @Test func aWholeEnumIsNamed() {
    let cases = (1...7).map { "node route:R.c\($0) mapped" }.joined(separator: "\n")
    #expect(
      lint(.unusedDestination, cases).findings == [
        "warning 1 no site uses `R`: nothing pushes or presents `R.c1`, `R.c2`, `R.c3`, `R.c4`, `R.c5` and 2 more"
      ])
  }

  @Test(arguments: [
    "node route:R.a mapped used",
    "node route:R.a",  // No builder maps the type: it may be something else.
    "node route:R.a mapped used\nnode route:R.b mapped data",
    "node route:R.a mapped data\nnode route:R.b mapped",
    "node route:R.a mapped library",
    "node route:Item mapped",  // A plain type that a stack registers.
  ])
  func silent(text: String) {
    #expect(lint(.unusedDestination, text).findings.isEmpty)
  }

  @Test func aSiteHoldsBackTheTypesThatFit() {
    let text = "node route:R.a mapped\nnode route:S.a mapped\nnode route:Outer.a mapped used carries=[S]?\n"
    let findings: (String) -> [String] = { lint(.unusedDestination, text + $0).findings }
    let aboutR = "warning 1 no site uses `R.a`"
    let aboutS = "warning 2 no site uses `S.a`"
    #expect(findings("") == [aboutR, aboutS])
    #expect(findings("unresolved view:X push R") == [aboutS])
    #expect(findings("unresolved view:X push Array<Module.R>") == [aboutS])
    #expect(findings("unresolved view:X push R dead") == [aboutR, aboutS])
    #expect(findings("unresolved view:X push R,S") == [])
    #expect(findings("unresolved view:X push Outer") == [aboutR], "a value of the outer type may carry one of the inner")
    #expect(findings("unresolved view:X push -") == [], "of an unknown type: it may be any")
    #expect(findings("unresolved view:X push Routable") == [], "no type of a route: a protocol may stand for any")
    #expect(findings("unresolved view:X sheet - view") == [aboutR, aboutS], "a view of its own uses no route")
    #expect(findings("unresolved view:X push - nothing") == [aboutR, aboutS], "a call that fails uses nothing")
    #expect(lint(.unusedDestination, text + "unresolved view:X push R").heldBack == [aboutR + " <- 4"])
  }
}
