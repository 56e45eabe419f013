import CommandLine
import Files
import NavigationGraph

/// `navgraph check`: whether a file of `navgraph dump` still agrees with the source.
enum CheckCommand: Command {
  static let declaration = CommandDeclaration(
    name: "check", summary: "whether a file of navgraph dump still agrees with the source",
    discussion: """
      Compares a file that `navgraph dump` wrote with the source, prints the lines that differ and the command that renews the file, and ends with 1 \
      where there are any.
      """,
    arguments: ArgumentDeclaration(
      name: "file", minimum: 1, maximum: .max,
      help: "The file that navgraph dump wrote; behind it the folders or files that it was made of. The current folder where none is given."),
    options: SourceOptions.declarations,
    examples: [Example("navgraph check navigation.txt App", does: "In CI: fails where the navigation changed and the file did not.")])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    guard let file = arguments.positional.first else { throw .usage("check needs the file that navgraph dump wrote") }
    let paths = Array(arguments.positional.dropFirst())
    let committed = try committed(file)
    let analysis = try GraphInput.read(paths, arguments, takesSavedGraph: true, console)
    let differences = committed.differences(to: CommittedDump(graph: analysis.graph))
    guard !differences.isEmpty else {
      console.detail("\(file) agrees with the source")
      return GraphInput.code(.success, analysis, arguments)
    }
    try console.output(Array((differences.map(\.visible).joined(separator: "\n") + "\n").utf8))
    let command = ShellCommand.line("dump", paths + ["-o", file], repeating: arguments)
    let count = differences.count == 1 ? "a line" : "\(differences.count) lines"
    console.say("\(file) is out of date by \(count); to renew it: \(command)")
    return GraphInput.code(.findings, analysis, arguments)
  }

  private static func committed(_ file: String) throws(CommandFailure) -> CommittedDump {
    let bytes: [UInt8]
    do {
      bytes = try ReadBuffer.bytes(of: PathResolution.canonical(file) ?? file, displayPath: file)
    } catch {
      throw .usage("\(TerminalText.printable(error.description)); navgraph dump -o \(TerminalText.printable(file)) makes it")
    }
    guard let dump = CommittedDump(bytes) else {
      throw .usage("\(TerminalText.printable(file)) is no file of this version's navgraph dump; navgraph dump writes it anew")
    }
    return dump
  }
}
