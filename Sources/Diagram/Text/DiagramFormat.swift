import NavigationGraph

/// A text form of the picture, for programs that draw text.
public struct DiagramFormat: Sendable {
  /// The choices of the text that are none of the diagram.
  public struct Options: Hashable, Sendable {
    /// What stands before a file's path in links to the source, or a pattern with `{file}` and `{line}`; nil: no links.
    public var linkPrefix: String?

    public init(linkPrefix: String? = nil) { self.linkPrefix = linkPrefix }
  }

  /// The word that users give for it (`--format mermaid`).
  public let name: String
  /// One line for the help.
  public let summary: String
  /// The text, with a line break at its end. Pure: the same for the same graph and options. It takes the graph, for a form with a limit
  /// folds it until it fits.
  public let render: @Sendable (NavigationGraph, DiagramOptions, Options) -> String
}

/// The registry of the text forms of the picture.
public enum DiagramFormats {
  public static let all: [DiagramFormat] = [d2, dot, mermaid, plantuml]

  /// Graphviz's own, as `navgraph render` hands it to its layout.
  public static let dot = DiagramFormat(name: "dot", summary: "the picture's source, for Graphviz") { graph, options, text in
    var dot = DOTWriter.Options()
    dot.linkPrefix = text.linkPrefix
    return DOTWriter.write(Diagram(graph: graph, options: options), options: dot)
  }
}
