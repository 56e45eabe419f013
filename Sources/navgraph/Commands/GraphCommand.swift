import CommandLine
import Diagram
import NavigationGraph
import Rules

/// `navgraph graph`: the graph as text.
enum GraphCommand: Command {
  static let format = Option<String>(
    "format", choices: GraphOutputFormat.names, valueName: "format", help: "The form. " + GraphOutputFormat.help + ".", defaultText: "json")
  static let findings = Flag("findings", help: "Put what the lint rules find into the JSON.")

  static let declaration = CommandDeclaration(
    name: "graph", summary: "the navigation graph as text",
    discussion: "Reads Swift source, or a graph saved as JSON, and prints the graph. The JSON is a contract: its fields and kinds stay.",
    arguments: SourceOptions.pathsOrGraph,
    options: [format.declaration, OutputFile.option.declaration, findings.declaration, RenderCommand.linkPrefix.declaration]
      + DiagramChoices.declarations + SelectionOptions.declarations + SourceOptions.declarations,
    examples: [
      Example("navgraph graph --format tree", does: "Prints what leads where, from the entries down."),
      Example("navgraph graph --focus CartView --depth 2 --format tree", does: "Prints what stands round one screen."),
      Example("navgraph graph Sources App -o navigation.json", does: "Saves the graph; other commands read it in the place of source."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    let name = arguments.value(format) ?? "json"
    let given = DiagramChoices.given(arguments) ?? (arguments.has(RenderCommand.linkPrefix) ? RenderCommand.linkPrefix.declaration.name : nil)
    if let option = given, !GraphOutputFormat.drawn.contains(name) {
      let drawn = GraphOutputFormat.drawn.joined(separator: ", ")
      throw .usage("--\(option) says what the picture shows: it goes with --format \(drawn), or with navgraph render")
    }
    _ = try SelectionOptions.selection(arguments)
    let analysis = try GraphInput.read(
      arguments.positional, arguments, takesSavedGraph: true,
      observing: { (arguments.has(findings) ? LintedGraph.observed(arguments, $0) : []).union(SelectionOptions.observed(arguments)) }, console)
    let graph = arguments.has(findings) ? try LintedGraph.of(analysis, arguments, console) : analysis.graph
    let arguments = GraphOutputFormat.drawn.contains(name) ? try PictureDefaults.applied(to: arguments, analysis, console) : arguments
    let part = try SelectionOptions.part(of: graph, analysis, arguments, console)
    let choices = try DiagramChoices.options(arguments, for: part, of: graph)
    let linkPrefix = arguments.value(RenderCommand.linkPrefix)
    guard let bytes = GraphOutputFormat.render(part.graph, as: name, choices, linkPrefix: linkPrefix) else {
      throw .usage("unknown format '\(name)'")
    }
    try OutputFile.write(bytes, to: arguments.value(OutputFile.option), console)
    return GraphInput.code(.success, analysis, arguments)
  }
}
