import CommandLine
import NavigationGraph

/// `navgraph dump`: the graph as sorted lines for a file that is committed.
enum DumpCommand: Command {
  static let declaration = CommandDeclaration(
    name: "dump", summary: "the graph as sorted lines, fit for a committed file",
    discussion: """
      Writes one fact a line, sorted, without files and line numbers: a file to commit, so that a pull request shows what it does to the navigation \
      as lines that come and go. `navgraph check` tells in CI whether the file still agrees with the source.
      """,
    arguments: SourceOptions.pathsOrGraph, options: [OutputFile.option.declaration] + SourceOptions.declarations,
    examples: [
      Example("navgraph dump App -o navigation.txt", does: "Writes the lines of the app in App."),
      Example("navgraph check navigation.txt App", does: "Compares them with the source later."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    let analysis = try GraphInput.read(arguments.positional, arguments, takesSavedGraph: true, console)
    let dump = CommittedDump(graph: analysis.graph)
    try OutputFile.write(dump.bytes, to: arguments.value(OutputFile.option), console)
    return GraphInput.code(.success, analysis, arguments)
  }
}
