extension ConfigurationKey {
  /// Lint rules.
  static let rules = ConfigurationKey(
    name: "rules",
    summary: "For each lint rule `off`, `on`, or the severity of its findings: `note`, `warning`, `error`.",
    example: """
      rules:
        unused_destination: error
        default_mapped_destination: off
      """
  ) { node, draft in
    for entry in draft.entries(node, of: "rules") {
      guard draft.rules.contains(entry.key.text) else {
        draft.unknown("rule", entry.key.text, entry.key.mark, among: draft.rules)
        continue
      }
      guard let word = draft.text(entry.value, of: entry.key.text) else { continue }
      guard let level = RuleSetting.Level(word: word.text) else {
        draft.unknown("level", word.text, word.mark, among: RuleSetting.Level.allCases.map(\.rawValue))
        continue
      }
      draft.configuration.rules.append(Marked(RuleSetting(id: entry.key.text, level: level), at: entry.key.mark))
    }
  }
}

extension RuleSetting.Level {
  /// YAML's words for no and yes do, too: `off` is one of them.
  fileprivate init?(word: String) {
    switch word {
    case "false", "no": self = .off
    case "true", "yes": self = .on
    default: self.init(rawValue: word)
    }
  }
}
