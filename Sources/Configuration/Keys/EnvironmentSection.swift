extension ConfigurationKey {
  /// Environment keys of packages.
  static let environment = ConfigurationKey(
    name: "environment",
    summary: "Environment keys that a package declares, with the type of what they give, for `navigators` that are methods of it.",
    example: """
      environment:
        navigator: Navigator
      """
  ) { node, draft in
    for entry in draft.entries(node, of: "environment") {
      guard let type = draft.text(entry.value, of: entry.key.text) else { continue }
      draft.configuration.environment.append(Marked(EnvironmentKey(name: entry.key.text, type: type.text), at: entry.key.mark))
    }
  }
}
