/// A text form of the graph.
public struct GraphFormat: Sendable {
  /// The word that users give for it (`--format tree`).
  public let name: String
  /// One line for the help.
  public let summary: String
  /// The graph in this form, in UTF-8, with a line break at its end. Pure: the same for the same graph. The graph is `normalized()`.
  public let render: @Sendable (NavigationGraph) -> [UInt8]

  public init(name: String, summary: String, render: @escaping @Sendable (NavigationGraph) -> [UInt8]) {
    self.name = name
    self.summary = summary
    self.render = render
  }
}

/// The registry of the formats that need nothing but the graph.
public enum GraphFormats {
  public static let all: [GraphFormat] = [csv, csvNodes, graphml, json, tree]

  /// The contract for scripts (`docs/graph.md`).
  public static let json = GraphFormat(name: "json", summary: "the whole graph, for scripts (docs/graph.schema.json)") { $0.json() }
}
