import CommandLine
import Diagram
import NavigationGraph
import Site

/// The picture as a page (`navgraph render -o navigation.html`).
enum ViewerOutput {
  static let ending = "html"

  /// The page.
  ///
  /// - Parameters:
  ///   - picture: SVG in the light theme.
  ///   - doubted: what may be reached by a place that could not be followed.
  ///   - isPart: whether the graph is a part of the app's.
  static func page(
    _ graph: NavigationGraph, _ diagram: Diagram, _ picture: Picture, _ arguments: ParsedArguments, isPart: Bool, doubted: Set<String>,
    changes: ViewerChanges? = nil
  ) -> [UInt8] {
    var options = ViewerOptions()
    options.theme = arguments.value(RenderCommand.theme) ?? .automatic
    options.linkPrefix = arguments.value(RenderCommand.linkPrefix)
    options.isPart = isPart
    options.doubted = doubted
    return Viewer.page(graph: graph, diagram: diagram, svg: picture.bytes, options: options, changes: changes)
  }
}
