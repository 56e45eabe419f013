extension ConfigurationKey {
  /// Findings that are known.
  static let baseline = ConfigurationKey(
    name: "baseline",
    summary: """
      A file of findings that are known and count no longer, from the folder of the file; `navgraph lint --write-baseline` writes it, \
      `--shrink-baseline` takes out what is mended ([silencing.md](silencing.md)). `--baseline` comes before it.
      """,
    example: "baseline: .navgraph-baseline.json"
  ) { node, draft in
    guard let path = draft.text(node, of: "baseline") else { return }
    draft.configuration.baseline = Marked(path.text, at: path.mark)
  }
}
