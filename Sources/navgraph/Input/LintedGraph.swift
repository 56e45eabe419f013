import CommandLine
import Configuration
import NavigationGraph
import Observations
import Rules

/// A graph with what the rules find in its source, for commands that show findings beside other things.
enum LintedGraph {
  /// What the rules ask for beside the graph.
  static func observed(_ arguments: ParsedArguments, _ project: Configuration?) -> Set<ObservationFamily> {
    LintSettings(arguments, project).lint.observedFamilies()
  }

  /// The graph of an analysis, judged as the configuration wants it. A saved one has the findings that it was saved with: without the source
  /// there would be fewer, or others.
  static func of(_ analysis: Analysis, _ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> NavigationGraph {
    var graph = analysis.graph
    guard !analysis.paths.isEmpty else { return graph }
    var settings = LintSettings(arguments, analysis.configuration)
    settings.read(analysis)
    settings.know(try BaselineInput.read(arguments, analysis.configuration, console))
    graph.findings = graph.lint(settings.lint, observing: analysis.observations).findings
    return graph
  }
}
