import CommandLine
import Files
import NavigationGraph
import Reports

/// `navgraph path`: how a user gets somewhere.
enum PathCommand: Command {
  static let format = Option<String>(
    "format", choices: WaysForms.all.map(\.name), valueName: "format",
    help: "The form." + WaysForms.all.map { " \($0.name): \($0.summary)." }.joined(), defaultText: "text")
  static let from = Option<String>(
    "from", valueName: "name", help: "Where ways begin: a screen, route, object …; may be given more than once; each entry where it is not given.")
  static let all = Flag("all", help: "Every way that comes to no screen twice, the shortest first, up to --max.")
  static let maximum = Option<Int>("max", valueName: "number", in: 1...1000, help: "Show at most so many ways.", defaultText: "10")

  /// Of a word that fits more nodes than this, the user says which is meant.
  private static let mostTargets = 10

  static let declaration = CommandDeclaration(
    name: "path", summary: "how a user gets to a screen, route or tab, step by step",
    discussion: """
      Prints the shortest way from each entry (apps, scenes, deep links, delegates), each step with the place in the source that does it. \
      Ways over screens come before ways over objects that screens tell what to do. \
      What is meant may be named by its id (route:Route.detail), its name (DetailView), or the end of it (.detail). \
      Where no way leads there it says what is in between, and which places that could not be followed may lead there. \
      Reads Swift source, or a graph saved as JSON.

      Ends with 0 where a way exists, with 1 where none does, with 2 where the name is unknown or could mean things of several kinds.
      """,
    arguments: ArgumentDeclaration(
      name: "destination", rest: "paths", minimum: 1, maximum: .max,
      help: "What to get to; behind it the app's folders or Swift files, the current folder where none is given, or a saved graph."),
    options: [from.declaration, all.declaration, maximum.declaration, format.declaration, OutputFile.option.declaration]
      + SourceOptions.declarations,
    examples: [
      Example("navgraph path DetailView", does: "Says how a user gets to DetailView in the app of the current folder."),
      Example("navgraph path .detail App --from HomeView --all", does: "All ways from HomeView to the route whose name ends in .detail."),
      Example("navgraph path route:Route.detail navigation.json --format json", does: "The same of a saved graph, for scripts."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    guard let form = WaysForms.form(arguments.value(format) ?? "text") else { throw .usage("unknown format") }
    guard let word = arguments.positional.first else { throw .usage("path needs to know what to get to") }
    let isAlone = arguments.positional.count == 1
    let isPath = word.hasSuffix(".json") || word.hasSuffix(".swift") || word.contains("/") && PathResolution.canonical(word) != nil
    if isAlone, isPath { throw destinationMissing(word) }
    let analysis = try GraphInput.read(Array(arguments.positional.dropFirst()), arguments, takesSavedGraph: true, console)
    let graph = analysis.graph
    if isAlone, graph.nodes(named: word).isEmpty, PathResolution.canonical(word) != nil { throw destinationMissing(word) }
    let targets = try NodeChoice.nodes(named: word, in: graph, atMost: mostTargets)
    var starts: [Int] = []
    for name in arguments.values(from) {
      for node in try NodeChoice.nodes(named: name, in: graph, atMost: mostTargets) where !starts.contains(node) { starts.append(node) }
    }
    let question = WayAnswer.Question(from: starts.isEmpty ? nil : starts, isForAll: arguments.has(all), limit: arguments.value(maximum) ?? 10)
    let result = WaysResult(graph, targets: targets, question)
    let file = arguments.value(OutputFile.option)
    let options = ReportOptions(
      color: console.usesColor && file == nil, verbose: console.isVerbose, currentDirectory: PathResolution.currentDirectory() ?? "/")
    try OutputFile.write(form.render(result, options), to: file, console)
    return GraphInput.code(result.hasWay ? .success : .findings, analysis, arguments)
  }

  private static func destinationMissing(_ path: String) -> CommandFailure {
    .usage("path takes what to get to before the paths: navgraph path DetailView \(TerminalText.printable(path))")
  }
}
