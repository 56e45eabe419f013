import GraphTestSupport
import NavigationGraph
import Rules
import SourceTestSupport
import Testing

/// What findings say: how grave each is, its message, its hint and the places beside it, of all examples of all rules, as one committed text.
@Suite struct ExampleMessageTests {
  @Test func theFindingsOfAllExamplesSayWhatTheySaid() throws {
    var text = "Renewed by NAVGRAPH_RENEW=1 swift test --filter ExampleMessageTests\n"
    for subject in RuleExampleTests.triggering {
      text += "\n# \(subject.rule.id): \(subject.example.title)\n"
      for finding in try subject.example.sources().lint(subject.configuration).findings { text += Self.lines(finding) }
    }
    let difference = try Golden.difference(
      text, Golden.repository().appendingPathComponent("Tests/LintTests/examples.expected.txt"), renew: "ExampleMessageTests")
    #expect(difference == nil)
  }

  private static func lines(_ finding: Finding) -> String {
    let place = finding.location.map { "\($0.file):\($0.line):\($0.column)" } ?? "-"
    let related = finding.related.map { "    \($0.location.file):\($0.location.line):\($0.location.column): \($0.message)\n" }
    return "\(place): \(finding.severity.rawValue): \(finding.message)\n  \(finding.hint)\n" + related.joined()
  }
}
