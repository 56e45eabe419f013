import GraphTestSupport
import NavigationGraph
import Observations
import Testing

@testable import Rules

/// A finding about several cases of an enum: each of them is known or switched off by itself, and none takes the others with it.
@Suite struct PartsTests {
  /// Three cases that no site uses, of which `builder` maps some.
  private static let unused = """
    node route:R.a mapped used
    node route:R.b mapped
    node route:R.c mapped
    node route:R.d mapped
    """

  private func lint(
    _ text: String = unused, _ rule: String = "unused_destination", off lines: [Int] = [], knowing baseline: Baseline? = nil, audits: Bool = true
  ) -> RuleOutcome {
    let graph = NavigationGraph(text: text)
    var observations = Observations()
    let file = graph.nodes.compactMap(\.location).first?.file ?? ""
    observations.moduleOfFile = [file: 0]
    observations.directives = lines.map { Directive(location: SourceLocation(file: file, line: $0, column: 60), text: "disable:this \(rule)") }
    var configuration = LintConfiguration(only: audits ? [rule, "superfluous_disable"] : [rule])
    configuration.baseline = baseline
    return graph.lint(configuration, observing: observations)
  }

  private func lines(_ findings: [Finding]) -> [String] { findings.map { "\($0.location?.line ?? 0) \($0.message)" } }

  @Test func aCommentTakesOutItsOwnCase() {
    let first = lint(off: [2])
    #expect(lines(first.findings) == ["3 no site uses `R.c` and `R.d`"])
    #expect(lines(first.disabled) == ["2 no site uses `R.b`"])
    let second = lint(off: [3])
    #expect(lines(second.findings) == ["2 no site uses `R.b` and `R.d`"])
    let all = lint(off: [2, 3, 4])
    #expect(all.findings.isEmpty && all.disabled.count == 1)
  }

  @Test func aCommentAtAUsedCaseIsSuperfluous() {
    #expect(
      lines(lint(off: [1, 3]).findings) == [
        "1 this comment disables `unused_destination`, which finds nothing here", "2 no site uses `R.b` and `R.d`",
      ])
  }

  @Test func theBaselineHoldsEachCase() {
    let baseline = Baseline(findings: lint().findings)
    #expect(baseline.entries.map(\.message).sorted() == ["no site uses `R.b`", "no site uses `R.c`", "no site uses `R.d`"])
    #expect(Set(baseline.entries.map(\.fingerprint)) == Set(["b", "c", "d"].map { Fingerprint.of(["unused_destination", "route:R.\($0)"]) }))
    let known = lint(knowing: baseline)
    #expect(known.findings.isEmpty && known.baselined.count == 1)
  }

  @Test func whatIsNewIsToldAlone() {
    let baseline = Baseline(findings: lint().findings)
    let more = lint("node route:R.0 mapped\n" + Self.unused.replacing(" used", with: ""), knowing: baseline)
    #expect(lines(more.findings) == ["1 no site uses `R.0` and `R.a`"])
    #expect(lines(more.baselined) == ["3 no site uses `R.b`, `R.c` and `R.d`"])
  }

  @Test func whatIsMendedIsToldAndTheRestStaysKnown() {
    let baseline = Baseline(findings: lint().findings)
    let fewer = lint(Self.unused.replacing("route:R.b mapped", with: "route:R.b mapped used"), knowing: baseline)
    #expect(fewer.findings.map(\.rule) == ["superfluous_disable"])
    #expect(fewer.findings.first?.message.hasSuffix("that is no longer there: no site uses `R.b`") == true, "\(lines(fewer.findings))")
    #expect(lines(fewer.baselined) == ["3 no site uses `R.c` and `R.d`"])
  }

  @Test func anEntryThatACommentSwitchesOffIsToldAsThat() {
    let outcome = lint(off: [2], knowing: Baseline(findings: lint().findings))
    #expect(outcome.findings.count == 1)
    #expect(outcome.findings.first?.message.contains("that a comment switches off") == true, "\(lines(outcome.findings))")
  }

  /// Every rule that makes one finding of several things goes by the same way.
  @Test(arguments: [
    ("unused_destination", PartsTests.unused, 3),
    ("unmapped_destination", "node route:R.a used\nnode route:R.b used\nedge view:V sheet route:R.a\nedge view:V sheet route:R.b", 2),
    ("view_named_route", "node route:R.aView mapped\nnode route:R.bView mapped", 2),
    (
      "unreachable_destination",
      "node app:A entry\nnode route:R.a mapped used\nnode route:R.b mapped used\nedge view:V push route:R.a\nedge view:V push route:R.b", 2
    ),
  ]) func eachRuleThatGroups(_ rule: String, _ text: String, _ count: Int) throws {
    let whole = lint(text, rule, audits: false)
    let finding = try #require(whole.findings.first, "\(rule)")
    #expect(whole.findings.count == 1)
    #expect(finding.parts.count == count, "\(finding)")
    let line = try #require(finding.location?.line)
    let off = lint(text, rule, off: [line], audits: false)
    #expect(off.findings.flatMap(\.eachPart).map(\.fingerprint) == finding.parts.dropFirst().map(\.fingerprint))
    #expect(off.disabled.flatMap(\.eachPart).map(\.fingerprint) == finding.parts.prefix(1).map(\.fingerprint))
  }

  /// Of several at one and the same fingerprint as many are known as the baseline has.
  @Test func alikeOnesAreCounted() {
    let findings = (1...3).map { line in
      Finding(rule: "r", severity: .note, message: "", hint: "", location: SourceLocation(file: "A.swift", line: line, column: 1), ids: ["x"])
    }
    let silencing = Silencing(
      rule: "r", places: DisabledPlaces([], RuleNames([])), known: [findings[0].fingerprint: 2])
    #expect(silencing.fates(of: findings) == [.known, .known, .told])
  }
}
