import CommandLine
import NavigationGraph
import Rules

/// What lint finds before a change, to tell what is new after it.
enum LintedBase {
  /// Keeps of an outcome what the change made: findings that were not there before it, matched as `navgraph diff` matches them.
  /// What is left out is counted on standard error.
  static func keepNew(
    _ outcome: inout RuleOutcome, since states: SourceStates, _ analysis: Analysis, _ arguments: ParsedArguments, _ console: Console
  ) {
    let before = ChangeAnalysis.judged(analysis.base, states.base.paths, analysis.configuration, arguments)
    var after = analysis.graph
    // What the baseline knows was there as well: without it a new finding would be matched with the old one.
    after.findings = outcome.findings + outcome.baselined
    let difference = GraphDifference(
      from: before.graph, to: after, heldBack: (before.heldBack, outcome.heldBack.map(\.finding)))
    let new = Set(difference.findings?.added ?? [])
    let count = outcome.findings.count
    outcome.findings.removeAll { !new.contains($0) }
    let left = count - outcome.findings.count
    if left > 0 {
      let (what, verb) = left == 1 ? ("1 finding", "was") : ("\(left) findings", "were")
      console.say("note: \(what) \(verb) there before the change (\(TerminalText.printable(states.names.base))) and left out")
    }
  }
}
