import CommandLine
import Rules

/// `navgraph rules`: the lint rules.
enum RulesCommand: Command {
  static let declaration = CommandDeclaration(
    name: "rules", summary: "the lint rules, or one with its examples",
    arguments: ArgumentDeclaration(name: "rule", minimum: 0, maximum: 1, help: "The id of a rule."),
    options: [],
    examples: [
      Example("navgraph rules", does: "Lists all rules: severity, the smallest preset that has them, what they find."),
      Example("navgraph rules unmapped_destination", does: "Says why the rule is there, what it does not see, and shows examples."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    guard let id = arguments.positional.first else {
      let rows = RuleRegistry.all.map { ($0.id, $0.severities, place($0), $0.summary) }
      let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0, rows.map(\.2.count).max() ?? 0)
      let lines = rows.map { "\(padded($0.0, widths.0))\(padded($0.1, widths.1))\(padded($0.2, widths.2))\($0.3)\n" }
      try console.output(Array(lines.joined().utf8))
      return .success
    }
    guard let rule = RuleRegistry.rule(id) else { throw .usage(LintOptions.unknownRule(id)) }
    if rule.id != id { console.say("note: the rule '\(TerminalText.printable(id))' is called '\(rule.id)' now; the former name still works") }
    try console.output(Array(RulePage.text(rule).utf8))
    return .success
  }

  /// The smallest preset that has a rule, and what stage it is in where that is not `stable`.
  private static func place(_ rule: Rule) -> String {
    let preset = [RulePreset.default, .review, .all].first { rule.runs(under: $0) }?.rawValue ?? "none"
    return switch rule.stage {
    case .stable: preset
    case .preview: "\(preset), preview"
    case .deprecated: "deprecated"
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count) + 2) }
}
