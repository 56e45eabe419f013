import CommandLine
import Configuration
import Diagram
import NavigationGraph
import Observations
import Rules
import Site

/// The picture as a page (`navgraph render -o navigation.html`).
enum ViewerOutput {
  static let ending = "html"

  /// What the rules ask for beside the graph.
  static func observed(_ arguments: ParsedArguments, _ project: Configuration?) -> Set<ObservationFamily> {
    LintSettings(arguments, project).lint.observedFamilies()
  }

  /// The graph with what the rules find; a saved one has the findings that it was saved with.
  static func linted(_ analysis: Analysis, _ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> NavigationGraph {
    guard !analysis.paths.isEmpty else { return analysis.graph }
    var graph = analysis.graph
    var settings = LintSettings(arguments, analysis.configuration)
    settings.read(analysis)
    settings.know(try BaselineInput.read(arguments, analysis.configuration, console))
    graph.findings = graph.lint(settings.lint, observing: analysis.observations).findings
    return graph
  }

  /// The page.
  ///
  /// - Parameter picture: SVG in the light theme.
  static func page(_ graph: NavigationGraph, _ diagram: Diagram, _ picture: Picture, _ arguments: ParsedArguments) -> [UInt8] {
    var options = ViewerOptions()
    options.theme = arguments.value(RenderCommand.theme) ?? .automatic
    options.linkPrefix = arguments.value(RenderCommand.linkPrefix)
    return Viewer.page(graph: graph, diagram: diagram, svg: picture.bytes, options: options)
  }
}
