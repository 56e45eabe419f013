import CommandLine
import Rules

/// `navgraph rules`: the lint rules.
enum RulesCommand: Command {
  static let declaration = CommandDeclaration(
    name: "rules", summary: "the lint rules, or one with its examples",
    arguments: ArgumentDeclaration(name: "rule", minimum: 0, maximum: 1, help: "The id of a rule."),
    options: [],
    examples: [
      Example("navgraph rules", does: "Lists all rules."),
      Example("navgraph rules unmapped_destination", does: "Says why the rule is there, what it does not see, and shows examples."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    guard let id = arguments.positional.first else {
      let width = RuleRegistry.all.map(\.id.count).max() ?? 0
      let lines = RuleRegistry.all.map { rule in
        let severity = rule.severity.rawValue + String(repeating: " ", count: max(0, 8 - rule.severity.rawValue.count))
        let state = rule.isOnByDefault ? "" : " (\(RulePage.state(rule).replacing("`", with: "")))"
        return rule.id + String(repeating: " ", count: width - rule.id.count + 2) + severity + rule.summary + state + "\n"
      }
      try console.output(Array(lines.joined().utf8))
      return .success
    }
    guard let rule = RuleRegistry.rule(id) else { throw .usage(LintCommand.unknownRule(id)) }
    try console.output(Array(RulePage.text(rule).utf8))
    return .success
  }
}
