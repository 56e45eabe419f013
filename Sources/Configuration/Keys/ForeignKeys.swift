/// Keys that configurations of other linters have, or that stand one level too high, and what is written instead.
enum ForeignKeys {
  private static let known = [
    "disabled_rules": "a rule is switched off under `rules:` (`unused_destination: off`)",
    "opt_in_rules": "a rule is switched on under `rules:` (`unresolved_navigation: on`)",
    "only_rules": "`--only` runs single rules; `preset` and `rules` say which run always",
    "enabled_rules": "a rule is switched on under `rules:` (`unresolved_navigation: on`)",
    "strict": "`--strict` is given on the command line",
    "reporter": "`--reporter` is given on the command line",
    "targets": "`included` says what is read",
  ]

  static func instead(of key: String, _ vocabulary: ConfigurationVocabulary) -> String? {
    if vocabulary.rules.contains(where: { $0.id == key }) { return "what is said of a rule stands under `rules:`" }
    return known[key]
  }
}
