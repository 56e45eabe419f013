import CommandLine
import Configuration
import Files
import Knowledge
import Link
import NavigationGraph
import Observations
import Pipeline

/// Runs the stages over source.
enum SourceAnalysis {
  /// - Parameters:
  ///   - areParts: whether the paths name parts that were scanned.
  ///   - states: the paths before a change and after it, where what was before is to be read as well.
  /// - Throws: `CommandFailure` with 3 where there is no Swift file.
  static func run(
    _ paths: [String], _ arguments: ParsedArguments, explaining place: SourceLine? = nil,
    observing families: (Configuration?) -> Set<ObservationFamily> = { _ in [] }, ignoringConfiguration isIgnored: Bool = false,
    tellingTitles tellsTitles: Bool = true, ofParts areParts: Bool = false, since states: SourceStates? = nil,
    _ console: Console
  ) throws(CommandFailure) -> Analysis {
    let configuration = isIgnored ? nil : try ConfigurationInput.read(paths, arguments, console)
    var options = options(arguments, configuration)
    options.explaining = place
    options.tellsTitles = tellsTitles
    options.observing = families(configuration)
    let source = areParts ? try PartInput.read(paths) : nil
    if let source { options.walk.currentDirectory = source.directory }
    do {
      let progress = PipelineProgress()
      options.progress = progress
      let (result, base) = try results(paths, source?.parts, options, progress, since: states)
      if !isIgnored { ConfigurationInput.tell(result.untaught, console) }
      var (analysis, unknown) = analysis(of: result, paths, configuration)
      analysis.base = base
      if let configuration { ConfigurationInput.tell(configuration, unused: result.unused, unknownEntries: unknown, console) }
      return analysis
    } catch {
      throw noSwiftFile(paths, error.problems, configuration, console)
    }
  }

  private static func results(
    _ paths: [String], _ parts: [SourcePart]?, _ options: PipelineOptions, _ progress: PipelineProgress, since states: SourceStates?
  ) throws(NoSwiftFile) -> (head: PipelineResult, base: PipelineResult?) {
    guard let states else {
      let result = try ProgressLine.show({ ProgressWording.text(progress) }) { () throws(NoSwiftFile) in
        guard let parts else { return try Pipeline.run(paths: paths, options: options) }
        return Pipeline.link(try Pipeline.read(parts: parts, options: options), options: options)
      }
      ProcessEnd.keep(result.leftovers)
      return (result, nil)
    }
    var (before, after) = (options, options)
    states.base.apply(to: &before)
    states.head.apply(to: &after)
    let results = StatesReading.results(states, base: before, head: after, comparesBoth: false, progress)
    return (try results.head.get(), results.base)
  }

  /// How source is read, as the configuration and the command line have it.
  ///
  /// - Parameter folder: what the configuration's patterns start from, where it is not the configuration's own folder.
  static func options(_ arguments: ParsedArguments, _ configuration: Configuration?, from folder: String? = nil) -> PipelineOptions {
    var options = PipelineOptions()
    if let configuration {
      options.walk.filter = PathFilter(
        included: configuration.included.map(\.value), excluded: configuration.excluded.map(\.value), folder: folder ?? configuration.folder)
      options.knowledge = configuration.extending(.standard)
    }
    options.walk.obeysGitignore = !arguments.has(SourceOptions.noIgnore)
    options.walk.usesDefaultExcludes = !arguments.has(SourceOptions.noDefaultExcludes)
    options.threads = arguments.value(SourceOptions.threads)
    return options
  }

  /// A result with the entries that the configuration names, and the numbers of those that name nothing.
  static func analysis(
    of result: PipelineResult, _ paths: [String], _ configuration: Configuration?
  ) -> (analysis: Analysis, unknownEntries: Set<Int>) {
    let patterns = configuration?.entries.compactMap { NodePattern($0.value) } ?? []
    let (graph, unknown) = patterns.isEmpty ? (result.graph, []) : result.graph.withEntries(patterns)
    let analysis = Analysis(
      graph: graph, paths: paths, observations: result.observations, configuration: configuration, problems: result.problems,
      leftOutBeside: result.leftOutBeside,
      untaught: result.untaught.map(\.name),
      timings: result.timings + result.passes.map { ("link: " + $0.stage, $0.duration) }, explanation: result.explanation,
      readsExplainedFile: result.readsExplainedFile)
    return (analysis, unknown)
  }

  /// Says where was looked, and what hindered.
  static func noSwiftFile(_ paths: [String], _ problems: [FileProblem], _ configuration: Configuration?, _ console: Console) -> CommandFailure {
    ProblemReport.write(problems, to: console)
    let places = paths.map { TerminalText.printable($0) }.joined(separator: ", ")
    // Where each path has its message already, no file was left out in silence.
    let isTold = !paths.isEmpty && paths.allSatisfy { path in problems.contains { $0.path == path } }
    let hint = isTold ? "" : " (.gitignore, dependencies and generated files are left out; --no-ignore and --no-default-excludes read them)"
    let isFiltered = configuration.map { !$0.included.isEmpty || !$0.excluded.isEmpty } ?? false
    let more = isFiltered && !isTold ? "; the configuration's `included` and `excluded` leave out more" : ""
    return .failure("no Swift file found in: \(places.isEmpty ? "an empty list of paths" : places)\(hint)\(more)")
  }
}
