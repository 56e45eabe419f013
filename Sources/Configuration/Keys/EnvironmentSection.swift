import CommandLine
import Knowledge

extension ConfigurationKey {
  /// Environment keys of packages.
  static let environment = ConfigurationKey(
    name: "environment",
    summary: "Environment keys that a package declares, with the type of what they give, for `navigators` that are methods of it.",
    example: """
      environment:
        navigator: Navigator<Route>
      """
  ) { node, draft in
    for entry in draft.entries(node, of: "environment") {
      guard let type = draft.text(entry.value, of: entry.key.text) else { continue }
      guard let name = TypeName(type.text) else {
        let shown = TerminalText.printable(type.text)
        draft.fail(type.mark, "'\(shown)' is no type: write its name, with the generic arguments that it has: `Navigator<Route>`")
        continue
      }
      draft.configuration.environment.append(Marked(EnvironmentKey(name: entry.key.text, type: name), at: entry.key.mark))
    }
  }
}
