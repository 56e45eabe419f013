import NavigationGraph

/// A rule's page in `docs/rules/`.
public enum RulePage {
  /// The name of a rule's page.
  public static func fileName(_ rule: Rule) -> String { rule.id + ".md" }

  /// The page in `docs/rules/`: the text, and how it is renewed.
  public static func render(_ rule: Rule) -> String {
    let text = text(rule)
    guard let end = text.firstIndex(of: "\n") else { return text }
    return text[...end] + "\n<!-- Made from the rule itself. To renew: NAVGRAPH_RENEW=1 swift test --filter RulePageTests -->\n"
      + text[text.index(after: end)...]
  }

  /// What there is to say of a rule, as Markdown.
  public static func text(_ rule: Rule) -> String {
    var lines = ["# \(rule.title)", ""]
    lines += ["`\(rule.id)` · \(rule.severity.rawValue) · \(rule.isOnByDefault ? "on by default" : "off by default")", "", rule.summary, ""]
    lines += ["## Why", "", rule.rationale, "", "## What it does not say", ""]
    lines += rule.limits.map { "- " + $0 }
    if !rule.options.isEmpty {
      lines += ["", "## Options", "", "| option | what it does | default |", "|---|---|---|"]
      lines += rule.options.map { "| `\($0.name)` | \($0.summary) | `\($0.defaultValue)` |" }
    }
    lines += ["", "## Finds", "", "`\(RuleExample.mark)` marks the line at which the finding stands.", ""]
    lines += rule.triggering.flatMap(section)
    lines += ["## Does not find", ""]
    lines += rule.nonTriggering.flatMap(section)
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  /// The list of all pages.
  public static func renderIndex(_ rules: [Rule]) -> String {
    var lines = ["# Rules", "", "<!-- Made from the rules themselves. To renew: NAVGRAPH_RENEW=1 swift test --filter RulePageTests -->", ""]
    lines += ["| rule | severity | finds |", "|---|---|---|"]
    lines += rules.map {
      "| [`\($0.id)`](\(fileName($0))) | \($0.severity.rawValue)\($0.isOnByDefault ? "" : ", off by default") | \($0.summary) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ example: RuleExample) -> [String] {
    ["**\(example.title)**", "", "```swift", example.source, "```", ""]
  }
}
