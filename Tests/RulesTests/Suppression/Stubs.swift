import NavigationGraph
import Observations

@testable import Rules

extension Rule {
  /// A rule with findings at some lines of `A.swift`, made under the first id that it ever had.
  static func stub(
    _ id: String, formerIDs: [String] = [], at lines: [Int] = [], heldBackAt held: [Int] = [], activation: RuleActivation = .byDefault,
    stage: RuleStage = .stable, absenceOf: Set<InputKind> = []
  ) -> Rule {
    let first = formerIDs.first ?? id
    @Sendable func finding(_ line: Int) -> Finding {
      Finding(
        rule: first, severity: .warning, message: "something is wrong", hint: "Mend it.", location: SourceLocation(file: "A.swift", line: line, column: 1),
        ids: ["thing"])
    }
    return Rule(
      id: id, formerIDs: formerIDs, title: "", summary: "", rationale: "", limits: [], severity: .warning, absenceOf: absenceOf, activation: activation, stage: stage,
      triggering: [], nonTriggering: [],
      check: { _ in
        let site = Unresolved(from: "view:A", kind: .push, reason: "", location: SourceLocation(file: "A.swift", line: 1, column: 1))
        return RuleOutcome(findings: lines.map(finding), heldBack: held.map { HeldBack(finding: finding($0), because: site) })
      })
  }
}

/// Runs rules over an empty graph with comments in `A.swift`.
func lint(
  _ rules: [Rule], _ comments: [(line: Int, text: String)] = [], _ configuration: LintConfiguration = LintConfiguration()
) -> RuleOutcome {
  var observations = Observations()
  observations.moduleOfFile = ["A.swift": 0]
  observations.directives = comments.map { Directive(location: SourceLocation(file: "A.swift", line: $0.line, column: 6), text: $0.text) }
  return NavigationGraph(generator: Generator(name: "navgraph", version: "0")).lint(configuration, observing: observations, rules: rules)
}
