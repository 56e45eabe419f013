extension ConfigurationKey {
  /// Which rules run.
  static let preset = ConfigurationKey(
    name: "preset",
    summary: """
      Which lint rules run where `rules` says nothing else: `default` for what is wrong in any app, `review` for advice on top of that, `all` for \
      every rule, those in preview too. `--preset` comes before it.
      """,
    example: "preset: review"
  ) { node, draft in
    guard let word = draft.text(node, of: "preset") else { return }
    guard draft.vocabulary.presets.contains(word.text) else {
      draft.unknown("preset", word.text, word.mark, among: draft.vocabulary.presets)
      return
    }
    draft.configuration.preset = Marked(word.text, at: word.mark)
  }
}
