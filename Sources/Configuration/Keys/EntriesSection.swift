extension ConfigurationKey {
  /// Further places where a user comes in.
  static let entries = ConfigurationKey(
    name: "entries",
    summary: """
      Nodes of the graph by which a user comes in although the source does not tell it, named as on the command line: an id (`view:HomeView`), a \
      name, the end of one (`.settings`), or a pattern (`*Scene`). What they lead to counts as within reach.
      """,
    example: """
      entries:
        - view:WidgetRootView
        - "*SceneDelegate"
      """
  ) { node, draft in
    draft.configuration.entries += draft.nodePatterns(node, of: "entries")
  }
}
