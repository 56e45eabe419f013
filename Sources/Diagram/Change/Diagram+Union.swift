import NavigationGraph

extension Diagram {
  /// One picture of both states of a change: what came, went or changed, on one layout with what is the same.
  ///
  /// - Parameters:
  ///   - union: both states, or a part of them.
  ///   - options: what is shown; the title is the caller's, and no figures of the whole stand beside it.
  public init(union: UnionGraph, options: DiagramOptions = DiagramOptions()) {
    self.init(graph: union.graph, options: options, union: union)
  }

  /// What a document is called that holds the picture.
  public var documentTitle: String { title.hasPrefix("Navigation") ? title : "\(title): navigation" }

  /// Whether it is one of a change.
  public var isOfChange: Bool { boxes.contains { $0.change != nil } }
}
