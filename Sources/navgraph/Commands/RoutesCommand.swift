import CommandLine
import Files
import NavigationGraph
import Reports

/// `navgraph routes`: the table of routes.
enum RoutesCommand: Command {
  static let format = Option<String>(
    "format", choices: RouteTableForms.all.map(\.name), valueName: "format",
    help: "The form." + RouteTableForms.all.map { " \($0.name): \($0.summary)." }.joined(), defaultText: "table")
  static let width = Option<Int>(
    "width", valueName: "columns", in: 40...10_000, help: "How wide the table may be.", defaultText: "the terminal's width, else 120")

  static let declaration = CommandDeclaration(
    name: "routes", summary: "the table of routes: what is shown for each, and who uses it",
    discussion: """
      Lists the routes by type, each with its parameters, what a builder shows for it and where, how many places use it, and the deep links \
      that lead there. State says `unmapped` where no builder knows the route, `unused` where no place uses it, `unreachable` where no user \
      gets to these places; a question mark stands where a place that could not be followed may prove it wrong. \
      Reads Swift source, or a graph saved as JSON.
      """,
    arguments: SourceOptions.pathsOrGraph,
    options: [format.declaration, width.declaration, OutputFile.option.declaration] + SourceOptions.declarations,
    examples: [
      Example("navgraph routes", does: "Prints the routes of the app in the current folder."),
      Example("navgraph routes App Packages --format csv -o routes.csv", does: "Saves them for a spreadsheet."),
      Example("navgraph routes navigation.json --format markdown", does: "Prints those of a saved graph as Markdown."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    guard let form = RouteTableForms.form(arguments.value(format) ?? "table") else { throw .usage("unknown format") }
    let analysis = try GraphInput.read(arguments.positional, arguments, takesSavedGraph: true, console)
    let file = arguments.value(OutputFile.option)
    let options = ReportOptions(
      color: console.usesColor && file == nil, verbose: console.isVerbose, currentDirectory: PathResolution.currentDirectory() ?? "/")
    let width = arguments.value(width) ?? (file == nil ? Console.terminalWidth : nil) ?? 120
    try OutputFile.write(form.render(RouteTable(analysis.graph), options, width), to: file, console)
    return GraphInput.code(.success, analysis, arguments)
  }
}
