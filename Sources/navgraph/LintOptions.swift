import CommandLine
import Rules

/// Options that say which rules run.
enum LintOptions {
  static let preset = Option<RulePreset>(
    "preset", valueName: "preset", choicesOf: RulePreset.self,
    help: "Which rules run: what is wrong in any app, advice for a review on top of that, or every rule. `preset` of the configuration, else default.")
  static let only = Option<String>("only", valueName: "rule", help: "Run this rule and no other; several with commas, or the option again.")
  static let enable = Option<String>(
    "enable", valueName: "rule", help: "Run a rule that is off by default; several with commas, or the option again.")
  static let disable = Option<String>("disable", valueName: "rule", help: "Do not run this rule; several with commas, or the option again.")
  static let baseline = Option<String>(
    "baseline", valueName: "file", help: "Findings that are known and do not count.", defaultText: "`baseline` of the configuration")

  static let declarations = [
    preset.declaration, only.declaration, enable.declaration, disable.declaration, baseline.declaration,
  ]

  /// Ids as they are given, one by one or with commas between them.
  static func rules(_ arguments: ParsedArguments, _ option: Option<String>) -> [String] {
    arguments.values(option).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
      .map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
  }

  /// - Throws: `CommandFailure` with 2 where a name is no rule.
  static func check(_ arguments: ParsedArguments) throws(CommandFailure) {
    if arguments.has(only), let more = arguments.value(enable) {
      throw .usage("--only runs no other rule; name \(TerminalText.printable(more)) there instead of with --enable")
    }
    for option in [only, enable, disable] {
      for id in rules(arguments, option) where RuleRegistry.rule(id) == nil { throw .usage(unknownRule(id)) }
    }
  }

  static func unknownRule(_ id: String) -> String {
    let hint = Suggestion.nearest(to: id, among: RuleRegistry.all.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
    return "unknown rule '\(TerminalText.printable(id))'\(hint) ('navgraph rules' lists them)"
  }
}
