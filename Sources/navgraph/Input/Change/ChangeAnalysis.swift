import CommandLine
import Configuration
import Dispatch
import Files
import NavigationGraph
import Pipeline
import Repository
import Rules
import Synchronization

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
    let (base, head, names) = (states.base, states.head, states.names)
    let configuration = try ConfigurationInput.read(head.folder.map { [$0] } ?? head.paths, arguments, console)
    let progress = PipelineProgress()
    let (baseOptions, headOptions) = (
      options(base, configuration, arguments, progress), options(head, configuration, arguments, progress)
    )
    let sources = ProgressLine.show({ ProgressWording.text(progress) }) { () -> (base: ReadSource?, head: ReadSource?) in
      let after = try? Pipeline.read(paths: head.paths, options: headOptions)
      let known = after.map { source in
        let same = states.same(among: source.files)
        return KnownSource(source) { same.contains($0) }
      }
      return (try? Pipeline.read(paths: base.paths, options: baseOptions, knowing: known), after)
    }
    if sources.base == nil, sources.head == nil {
      throw .failure("no Swift file found in \(TerminalText.printable(names.base)) or in \(TerminalText.printable(names.head))")
    }
    for (source, name) in [(sources.base, names.base), (sources.head, names.head)] where source == nil {
      console.say("note: no Swift file in \(TerminalText.printable(name))")
    }
    let results = ProgressLine.show({ ProgressWording.text(progress) }) {
      both((sources.base, baseOptions), (sources.head, headOptions)) { input in input.0.map { Pipeline.link($0, options: input.1) } }
    }
    let (before, after) = (judged(results.0, base.paths, configuration, arguments), judged(results.1, head.paths, configuration, arguments))
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
    options.walk.tree = side.tree
    options.walk.currentDirectory = side.folder
    return options
  }

  /// A result with what the rules find; the empty graph of nothing.
  private static func judged(
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
    analysis.graph.findings = analysis.graph.lint(settings.lint, observing: analysis.observations).findings
    return analysis
  }

  /// Does one thing for two inputs, side by side.
  private static func both<Input: Sendable, Output: Sendable>(
    _ a: Input, _ b: Input, _ work: @Sendable (Input) -> Output?
  ) -> (Output?, Output?) {
    let results = Mutex<[Int: Output]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      let result = work(number == 0 ? a : b)
      results.withLock { $0[number] = result }
    }
    let found = results.withLock { $0 }
    return (found[0], found[1])
  }
}
