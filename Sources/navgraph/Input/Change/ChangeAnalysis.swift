import CommandLine
import Configuration
import Files
import NavigationGraph
import Pipeline
import Rules

/// Two states of an app, read and judged.
struct ChangeAnalysis {
  /// Before the change. Its graph has the findings.
  var base: Analysis
  var head: Analysis
  /// What the two are called.
  var names: (base: String, head: String)

  /// Reads both states: what is the same in both is scanned once, and the two are linked side by side.
  ///
  /// - Throws: `CommandFailure` with 3 where neither holds Swift source or a graph cannot be read.
  static func run(_ request: ChangeRequest, _ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ChangeAnalysis {
    switch request {
    case .savedGraphs(let base, let head):
      return ChangeAnalysis(base: try GraphInput.savedGraph(base), head: try GraphInput.savedGraph(head), names: (base, head))
    case .folders, .revisions: return try states(SourceStates(request, console), arguments, console)
    }
  }

  private static func states(
    _ states: SourceStates, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> ChangeAnalysis {
    let names = states.names
    let configuration = try ConfigurationInput.read(states.head.folder.map { [$0] } ?? states.head.paths, arguments, console)
    let progress = PipelineProgress()
    let (baseOptions, headOptions) = (
      options(states.base, configuration, arguments, progress), options(states.head, configuration, arguments, progress)
    )
    let results = StatesReading.results(states, base: baseOptions, head: headOptions, comparesBoth: true, progress)
    try states.check()
    let head = try? results.head.get()
    if results.base == nil, head == nil {
      throw .failure("no Swift file found in \(TerminalText.printable(names.base)) or in \(TerminalText.printable(names.head))")
    }
    for (isEmpty, name) in [(results.base == nil, names.base), (head == nil, names.head)] where isEmpty {
      console.say("note: no Swift file in \(TerminalText.printable(name))")
    }
    let before = judged(results.base, states.base.paths, configuration, arguments)
    let after = judged(head, states.head.paths, configuration, arguments)
    // What hinders the reading of what was is no news to who changes what is.
    ProblemReport.write(after.problems, to: console)
    for timing in after.timings { console.detail("\(timing.stage) \(GraphInput.milliseconds(timing.duration))") }
    return ChangeAnalysis(base: before, head: after, names: names)
  }

  private static func options(
    _ side: SourceStates.State, _ configuration: Configuration?, _ arguments: ParsedArguments, _ progress: PipelineProgress
  ) -> PipelineOptions {
    var options = SourceAnalysis.options(arguments, configuration, from: side.folder)
    options.observing = LintedGraph.observed(arguments, configuration)
    options.progress = progress
    side.apply(to: &options)
    return options
  }

  /// A result with what the rules find; the empty graph of nothing.
  static func judged(
    _ result: PipelineResult?, _ paths: [String], _ configuration: Configuration?, _ arguments: ParsedArguments
  ) -> Analysis {
    guard let result else {
      var nothing = NavigationGraph(generator: Generator(name: "navgraph", version: Program.version))
      nothing.findings = []
      return Analysis(graph: nothing)
    }
    var analysis = SourceAnalysis.analysis(of: result, paths, configuration).analysis
    var settings = LintSettings(arguments, configuration)
    settings.read(analysis)
    let outcome = analysis.graph.lint(settings.lint, observing: analysis.observations)
    analysis.graph.findings = outcome.findings
    analysis.heldBack = outcome.heldBack.map(\.finding)
    return analysis
  }
}
