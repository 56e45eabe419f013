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
    lines += ["`\(rule.id)` · \(rule.severities) · \(state(rule))", "", rule.summary, ""]
    if !rule.milder.isEmpty {
      let milder = rule.milder.map { "\($0.severity.rawValue) \($0.condition)" }.joined(separator: ", ")
      lines += ["Severity: \(rule.severity.rawValue); \(milder). A severity that is set holds for all of them.", ""]
    }
    if let absence = absence(rule) { lines += [absence, ""] }
    if !rule.formerIDs.isEmpty { lines += ["Formerly \(rule.formerIDs.map { "`\($0)`" }.joined(separator: ", "))."] + [""] }
    if case .deprecated(let reason) = rule.stage { lines += ["Deprecated: \(reason)", ""] }
    lines += ["## Why", "", rule.rationale, "", "## What it does not say", ""]
    lines += rule.limits.map { "- " + $0 }
    if !rule.options.isEmpty {
      lines += ["", "## Options", "", "| option | what it does | default |", "|---|---|---|"]
      lines += rule.options.map { "| `\($0.name)` | \($0.summary) | `\($0.defaultValue.text)` |" }
    }
    lines += [
      "", "## Where it is meant", "",
      "At one place a comment says so, `// navgraph:disable:next \(rule.id) - why`; everywhere `\(rule.id): off` under `rules:` of `.navgraph.yml`. "
        + "[silencing.md](../silencing.md) has the rest.",
    ]
    let isGraded = rule.triggering.contains { $0.marks.contains { $0.severity != nil } }
    let marks = "`\(RuleExample.mark)` marks the line at which a finding stands\(isGraded ? ", with how grave it is" : "")."
    lines += ["", "## Finds", "", marks, ""]
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
      "| [`\($0.id)`](\(fileName($0))) | \($0.severities)\($0.isOnByDefault ? "" : ", \(state($0))") | \($0.summary) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What its findings rest on, in words.
  private static func absence(_ rule: Rule) -> String? {
    let words: [InputKind: String] = [.code: "Swift file", .interfaces: "storyboard", .propertyLists: "property list"]
    let names = rule.absenceOf.sorted().compactMap { words[$0] }
    guard !names.isEmpty else { return nil }
    return "Held back where a \(names.joined(separator: " or a ")) could not be read"
      + (rule.absenceOf.contains(.code) ? ", or where files are named one by one and others lie beside them." : ".")
  }

  /// Where the rule runs, in words.
  public static func state(_ rule: Rule) -> String {
    switch (rule.stage, rule.activation) {
    case (.deprecated, _): "deprecated"
    case (.preview, _): "preview, off by default"
    case (.stable, .byDefault): "on by default"
    case (.stable, .review): "in the preset `review`"
    case (.stable, .onDemand): "off by default"
    }
  }

  private static func section(_ example: RuleExample) -> [String] {
    let files = example.files.flatMap { ["`\($0.path)`:", "", "```xml", $0.text, "```", ""] }
    let lines = example.contracts.flatMap { $0.yaml.map { "  " + $0 } }
    let contracts = lines.isEmpty ? [] : ["`.navgraph.yml`:", "", "```yaml", "contracts:"] + lines + ["```", ""]
    return ["**\(example.title)**", "", "```swift", example.source, "```", ""] + files + contracts
  }
}
