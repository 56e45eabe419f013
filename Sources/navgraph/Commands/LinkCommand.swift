import CommandLine

/// `navgraph link`: the graph of parts that were scanned one by one.
enum LinkCommand: Command {
  static let declaration = CommandDeclaration(
    name: "link", summary: "the navigation graph of parts that navgraph scan wrote",
    discussion: """
      Makes the graph of several parts, the same as `navgraph graph` over all their source at once. The other commands that read source take parts \
      in its place as well: `navgraph lint app.facts cart.facts`.
      """,
    arguments: ArgumentDeclaration(name: "parts", minimum: 0, maximum: .max, help: "Files that navgraph scan wrote; all parts of the app."),
    options: GraphCommand.declaration.options.filter { option in !scanning.contains(option.name) },
    examples: [
      Example("navgraph link app.facts cart.facts -o navigation.json", does: "Saves the graph of two parts."),
      Example("navgraph link --files-from parts.txt --format tree", does: "Prints that of the parts in a list."),
    ])

  /// Options that say what is scanned.
  private static let scanning = [SourceOptions.noIgnore.declaration.name, SourceOptions.noDefaultExcludes.declaration.name]

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    let paths = try GraphInput.paths(arguments)
    if arguments.positional.isEmpty, arguments.value(SourceOptions.filesFrom) == nil { throw .usage("link needs the parts that navgraph scan wrote") }
    for path in paths where !PartInput.isPart(path) { throw .usage("\(TerminalText.printable(path)): not a part that navgraph scan wrote") }
    return try GraphCommand.run(arguments, console)
  }
}
