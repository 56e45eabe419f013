import Diagram
import NavigationGraph
import Reports

/// The choices of the page that are none of the diagram.
public struct ViewerOptions: Hashable, Sendable {
  /// The colours that the page begins with; its reader can choose others.
  public var theme: ThemeChoice = .automatic
  /// What stands before a file's path in links to the source, or a pattern with `{file}` and `{line}`; nil: the path alone.
  public var linkPrefix: String?
  /// Whether the graph is a part of an app's: then no way in it says nothing of the app.
  public var isPart = false
  /// The ids of what no known way leads to and a place that could not be followed may lead to.
  public var doubted: Set<String> = []

  public init() {}
}

/// The picture as one HTML file to look around in: with the picture's layout, a panel for each screen, search, filters and tables.
///
/// The file asks nothing of the network, and its policy lets it ask nothing and run nothing but its own script, which is told by its hash:
/// names come from other people's source.
public enum Viewer {
  /// The file in UTF-8, the same to the byte for the same input.
  ///
  /// - Parameters:
  ///   - graph: `normalized()`, with reachability; with its findings, where rules ran.
  ///   - diagram: made of this graph.
  ///   - svg: the picture of this diagram in the light theme, as `Renderer` gives it.
  ///   - changes: of a page that shows both states of a change, what became of the graph (`changes(_:_:)`).
  public static func page(
    graph: NavigationGraph, diagram: Diagram, svg: [UInt8], options: ViewerOptions = ViewerOptions(), changes: ViewerChanges? = nil
  ) -> [UInt8] {
    let data = ViewerData(graph: graph, diagram: diagram, options: options, changes: changes).json()
    return ViewerPage(
      title: diagram.title, documentTitle: diagram.documentTitle, facts: diagram.facts, notes: diagram.notes, generator: graph.generator,
      theme: options.theme, picture: PictureMarkup.inHTML(svg), data: data
    ).bytes()
  }
}
