extension ConfigurationKey {
  /// What is left out.
  static let excluded = ConfigurationKey(
    name: "excluded",
    summary: "Patterns of what is left out, as in `.gitignore`, from the folder of the file; the last that matches counts, `!` takes in again.",
    example: """
      excluded:
        - "*Tests"
        - App/Generated
      """
  ) { node, draft in
    draft.configuration.excluded += draft.patterns(node, of: "excluded")
  }
}
