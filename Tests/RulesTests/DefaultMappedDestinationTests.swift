import GraphTestSupport
import NavigationGraph
import Rules
import Testing

@Suite struct DefaultMappedDestinationTests {
  @Test func theDefaultArmIsTheOnlyOne() throws {
    let graph = NavigationGraph(
      text: """
        node route:R.a mapped used
        node route:R.b mapped used
        edge view:Home push route:R.b
        edge route:R.a builds view:A
        edge route:R.b builds view:Soon default
        """)
    let finding = try #require(graph.lint(LintConfiguration(only: ["default_mapped_destination"])).findings.first)
    #expect(finding.severity == .note)
    #expect(finding.location?.line == 2)
    #expect(finding.message == "`R.b` has no arm of its own: `default:` makes `Soon` of it")
    #expect(finding.related.map { "\($0.location.line) \($0.message)" } == ["5 the `default:` arm makes `Soon`", "3 pushed here by `Home`"])
  }

  @Test func theRoutesOfOneArmAreOneFinding() {
    var graph = NavigationGraph(
      text: """
        node route:R.a mapped used
        node route:R.b mapped used
        node route:R.c mapped used
        edge route:R.a builds view:Soon default
        edge route:R.b builds view:Soon default
        edge route:R.c builds view:Other default
        """)
    for i in graph.edges.indices where graph.edges[i].to == "view:Soon" { graph.edges[i].location.line = 4 }
    #expect(
      graph.lint(LintConfiguration(only: ["default_mapped_destination"])).findings.map(\.message) == [
        "`R.a` and `R.b` have no arms of their own: `default:` makes `Soon` of them",
        "`R.c` has no arm of its own: `default:` makes `Other` of it",
      ])
  }

  @Test(arguments: [
    "node route:R.a mapped\nedge route:R.a builds view:Soon default",
    "node route:R.a mapped used\nedge route:R.a builds view:Soon default\nedge route:R.a builds view:A",
    "node route:R.a mapped used empty\nedge route:R.a builds view:Soon default",
    "node route:R.a used",
  ])
  func silent(text: String) {
    #expect(lint(.defaultMappedDestination, text).findings.isEmpty)
  }

  @Test func anotherBuilderCastsDoubt() {
    let text = "node route:R.a mapped used\nedge route:R.a builds view:Soon default\n"
    #expect(lint(.defaultMappedDestination, text + "unresolved view:X builds R").heldBack.count == 1)
    #expect(lint(.defaultMappedDestination, text + "unresolved view:X push R").findings.count == 1)
  }
}
