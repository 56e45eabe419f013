extension Package {
  /// From its documentation. Its routes are those of FlowStacks.
  static let tcaCoordinators = Package(
    name: "TCACoordinators", modules: ["TCACoordinators"], types: ["TCACoordinators": ["TCARouter"]],
    shapes: """
      construct TCARouter(_: slot, screenContent: content) binds push
      """)
}
