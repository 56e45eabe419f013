extension ConfigurationKey {
  /// What is read.
  static let included = ConfigurationKey(
    name: "included", summary: "Patterns of what is read, as in `.gitignore`, from the folder of the file; all where there are none.",
    example: """
      included:
        - App
        - Packages/*/Sources
      """
  ) { node, draft in
    for pattern in draft.patterns(node, of: "included") {
      if pattern.value.hasPrefix("!") {
        draft.fail(pattern.mark, "`included` takes no `!`; what is to be left out belongs under `excluded`")
      } else {
        draft.configuration.included.append(pattern)
      }
    }
  }
}
