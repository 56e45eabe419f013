import CommandLine
import Configuration
import Files
import NavigationGraph
import Pipeline
import Reports

/// `navgraph affected`: what a change can affect.
enum AffectedCommand: Command {
  /// How far is told where nothing is said.
  static let standardDepth = 3

  static let reporter = Option<String>(
    "reporter", choices: ImpactForm.allCases.map(\.rawValue), valueName: "form",
    help: "The form: text for people, markdown for a comment on a pull request, json for programs.", defaultText: "text")
  static let depth = Option<Int>(
    "depth", valueName: "steps", in: 0...1000, help: "How far from the change: 0 tells only what is changed itself.", defaultText: String(standardDepth))
  static let file = Option<String>(
    "file", valueName: "file",
    help: "A changed file, where no revision tells them; may be given more than once. All of it counts as changed.")
  static let filesFrom = Option<String>(
    "files-from", valueName: "file",
    help: "Read the names of the changed files from a file, one a line (or ended by NUL); - for standard input.")

  static let declaration = CommandDeclaration(
    name: "affected", summary: "the screens and routes that a change can affect",
    discussion: """
      Tells which screens and routes a change can affect, for testers and for choosing UI tests. A change goes from the types that it touches \
      to those that name them, through models, services and routers, until a view has it; from there to the screens that embed the view, the \
      routes that become it and what opens it. Each answer has its reason and its distance. The change is named as for diff: without words it is all \
      that is not committed. Or the changed files are named themselves.
      """,
    arguments: ArgumentDeclaration(
      name: "revisions", minimum: 0, maximum: .max,
      help: """
        A (to the files on the disk), A..B, A...B (from where B left A), A B; behind them, or behind --, paths to read. Or two folders. Where the \
        changed files are named: paths to read.
        """),
    options: [
      reporter.declaration, depth.declaration, OutputFile.option.declaration, DiffCommand.mergeBase.declaration, file.declaration,
      filesFrom.declaration,
    ] + SourceOptions.declarations.filter { $0.name != SourceOptions.filesFrom.declaration.name },
    examples: [
      Example("navgraph affected main...HEAD", does: "Tells what the branch can affect."),
      Example("navgraph affected --depth 1", does: "Tells what the changes that are not committed touch, and what stands next to it."),
      Example("git diff --name-only main | navgraph affected --files-from - --reporter json", does: "Takes the changed files from elsewhere."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    let named = try namedFiles(arguments)
    let head: SourceStates.State
    let states: SourceStates?
    if named == nil {
      let found = try SourceStates(try ChangeRequest(arguments, console), console)
      (states, head) = (found, found.head)
    } else {
      if arguments.has(DiffCommand.mergeBase) { throw .usage("--merge-base goes with revisions; here the changed files are named") }
      for path in arguments.positional where PathResolution.isMissing(path) {
        throw .usage("\(TerminalText.printable(path)): no such file or folder; with named files there are no revisions")
      }
      (states, head) = (nil, SourceStates.State(paths: arguments.positional.isEmpty ? ["."] : arguments.positional))
    }
    let configuration = try ConfigurationInput.read(head.folder.map { [$0] } ?? head.paths, arguments, console)
    let files = named ?? states?.changedFiles(arguments, configuration) ?? []
    let analysis = try read(head, configuration, arguments, console)
    try states?.check()
    if named != nil { tellUnknown(files, analysis, console) }
    let index = GraphIndex(analysis.graph)
    let impact = Impact(of: files, uses: analysis.observations.uses, in: index)
    let result = ImpactResult(impact, in: index, files: files, depth: arguments.value(depth) ?? standardDepth, names: states?.names)
    let form = arguments.value(reporter).flatMap(ImpactForm.init(rawValue:)) ?? .text
    try OutputFile.write(form.render(result, usesColor: console.usesColor), to: arguments.value(OutputFile.option), console)
    return GraphInput.code(.success, analysis, arguments)
  }

  /// The files that the command line names; nil where it names none, so that revisions tell them.
  private static func namedFiles(_ arguments: ParsedArguments) throws(CommandFailure) -> [ChangedFile]? {
    guard arguments.has(filesFrom) || arguments.has(file) else { return nil }
    var paths = arguments.values(file)
    if let list = arguments.value(filesFrom) {
      do {
        paths += try PathList.read(list)
      } catch {
        throw .failure(error.description)
      }
    }
    let current = PathResolution.currentDirectory() ?? "/"
    let directory = PathResolution.canonical(current) ?? current
    var result: [ChangedFile] = []
    for path in paths {
      let absolute = PathResolution.absolute(path, from: current)
      let shown = PathResolution.relative(PathResolution.canonical(absolute) ?? absolute, to: directory)
      if result.contains(where: { $0.path == shown }) { continue }
      result.append(ChangedFile(path: shown, change: PathResolution.isMissing(absolute) ? .removed : .changed))
    }
    return result
  }

  /// A name that fits no file is most likely written from another folder.
  private static func tellUnknown(_ files: [ChangedFile], _ analysis: Analysis, _ console: Console) {
    let missing = files.filter { $0.change == .removed }
    guard let first = missing.first else { return }
    let more = missing.count > 1 ? " and \(missing.count - 1) more" : ""
    console.say("note: \(TerminalText.printable(first.path))\(more): not there (removed, or named from another folder?)")
  }

  private static func read(
    _ head: SourceStates.State, _ configuration: Configuration?, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> Analysis {
    var options = SourceAnalysis.options(arguments, configuration, from: head.folder)
    let progress = PipelineProgress()
    options.observing = [.uses]
    options.progress = progress
    options.walk.tree = head.tree
    options.walk.currentDirectory = head.folder
    let running = options
    do {
      let result = try ProgressLine.show({ ProgressWording.text(progress) }) { () throws(NoSwiftFile) in
        try Pipeline.run(paths: head.paths, options: running)
      }
      ProblemReport.write(result.problems, to: console)
      let analysis = SourceAnalysis.analysis(of: result, head.paths, configuration).analysis
      for timing in analysis.timings { console.detail("\(timing.stage) \(GraphInput.milliseconds(timing.duration))") }
      return analysis
    } catch {
      throw SourceAnalysis.noSwiftFile(head.paths, error.problems, configuration, console)
    }
  }
}
