import CommandLine

extension ConfigurationKey {
  /// Lint rules.
  static let rules = ConfigurationKey(
    name: "rules",
    summary: """
      For each lint rule `off`, `on`, or the severity of its findings: `note`, `warning`, `error`. A rule with options takes keys: `severity` for \
      the same words, and its options; `navgraph rules ID` lists them.
      """,
    example: """
      rules:
        unused_destination: error
        default_mapped_destination: off
        unmapped_destination:
          severity: warning
      """
  ) { node, draft in
    for entry in draft.entries(node, of: "rules") {
      guard let rule = draft.vocabulary.rule(entry.key.text) else {
        draft.unknown("rule", entry.key.text, entry.key.mark, among: draft.vocabulary.rules.map(\.id))
        continue
      }
      if let earlier = draft.configuration.rules.first(where: { $0.value.id == rule.id }) {
        draft.fail(entry.key.mark, "'\(entry.key.text)' is called '\(rule.id)' today, and that stands in line \(earlier.mark.line) already")
        continue
      }
      guard let setting = draft.setting(of: rule, entry) else { continue }
      draft.configuration.rules.append(Marked(setting, at: entry.key.mark))
    }
  }
}

extension ConfigurationDraft {
  /// A level alone, or keys with values.
  fileprivate mutating func setting(of rule: RuleDescription, _ entry: YAMLNode.Entry) -> RuleSetting? {
    let formerID = entry.key.text == rule.id ? nil : entry.key.text
    guard case .mapping = entry.value else {
      return level(entry.value, of: entry.key.text).map { RuleSetting(id: rule.id, formerID: formerID, level: $0) }
    }
    var level: Marked<RuleSetting.Level>?
    var options: [Marked<RuleSetting.OptionSetting>] = []
    for part in entries(entry.value, of: entry.key.text) {
      if part.key.text == "severity" {
        level = self.level(part.value, of: part.key.text)
      } else if let option = rule.options.first(where: { $0.name == part.key.text }) {
        guard let value = value(part.value, of: option) else { continue }
        options.append(Marked(RuleSetting.OptionSetting(name: option.name, value: value), at: part.key.mark))
      } else {
        unknown("option", part.key.text, part.key.mark, among: ["severity"] + rule.options.map(\.name))
      }
    }
    return RuleSetting(id: rule.id, formerID: formerID, level: level, options: options)
  }

  private mutating func level(_ node: YAMLNode, of key: String) -> Marked<RuleSetting.Level>? {
    guard let word = text(node, of: key) else { return nil }
    guard let level = RuleSetting.Level(word: word.text) else {
      unknown("level", word.text, word.mark, among: RuleSetting.Level.allCases.map(\.rawValue))
      return nil
    }
    return Marked(level, at: word.mark)
  }

  private mutating func value(_ node: YAMLNode, of option: RuleOptionDescription) -> RuleSetting.OptionValue? {
    switch option.form {
    case .flag: return flag(node, of: option.name).map { .flag($0) }
    case .number(let range): return number(node, of: option.name, in: range).map { .number($0) }
    case .names:
      let names = texts(node, of: option.name)
      return .names(names.map(\.text))
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
