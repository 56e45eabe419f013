import CommandLine
import Configuration
import Files
import Link

/// `navgraph explain`: what is seen at one place.
enum ExplainCommand: Command {
  static let declaration = CommandDeclaration(
    name: "explain", summary: "what navgraph sees at a line, or why it does not",
    discussion: """
      Says what the line gives: the receiver's type, the slot, the chain of calls, the target, or why the site is unresolved. \
      Reads the source of the whole app for it, for what a line does is seldom known from its file alone.
      """,
    arguments: ArgumentDeclaration(
      name: "file:line", rest: "paths", minimum: 1, maximum: .max,
      help: "The place; behind it the app's folders. Where none is given: the folder of the nearest .navgraph.yml, or the current one."),
    options: SourceOptions.declarations,
    examples: [
      Example("navgraph explain App/HomeView.swift:31", does: "Explains what line 31 does, in the app of the current folder."),
      Example("navgraph explain ../shop/App/HomeView.swift:31 ../shop", does: "The same for an app elsewhere."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    guard let word = arguments.positional.first, let (file, line) = place(word) else {
      throw .usage("explain takes a place such as App/HomeView.swift:31, not '\(TerminalText.printable(arguments.positional.first ?? ""))'")
    }
    var paths = Array(arguments.positional.dropFirst())
    let found = try existing(file, in: paths)
    // The app is where its configuration is.
    if paths.isEmpty, arguments.value(SourceOptions.filesFrom) == nil, let folder = appFolder(of: found) { paths = [folder] }
    let place = SourceLine(file: shown(found), line: line)
    let analysis = try GraphInput.read(paths, arguments, takesSavedGraph: false, explaining: place, console)
    guard let text = analysis.explanation else {
      console.say(
        analysis.readsExplainedFile
          ? "\(file):\(line): no navigation here that navgraph knows of"
          : "\(file):\(line): the file is not among those that were read; name the app's folder behind it")
      return GraphInput.code(.success, analysis, arguments)
    }
    try console.output(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
    return GraphInput.code(.success, analysis, arguments)
  }

  /// `file:line`, `file:line:column` as compilers print it.
  static func place(_ word: String) -> (file: String, line: Int)? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return nil }
    if parts.count >= 3, Int(parts[parts.count - 1]) != nil, let line = Int(parts[parts.count - 2]), line > 0 {
      return (parts.dropLast(2).joined(separator: ":"), line)
    }
    guard let line = Int(parts[parts.count - 1]), line > 0, !parts[0].isEmpty else { return nil }
    return (parts.dropLast().joined(separator: ":"), line)
  }

  /// The file itself, or the only one of its name below the paths.
  private static func existing(_ file: String, in paths: [String]) throws(CommandFailure) -> String {
    if PathResolution.canonical(file) != nil { return file }
    let walk = FileWalk.run(paths.isEmpty ? ["."] : paths)
    let found = walk.files.map(\.path).filter { $0.hasSuffix("/" + file) }
    if found.count == 1 { return found[0] }
    let which = found.prefix(5).map { "\n  \(TerminalText.printable(shown($0)))" }.joined()
    let rest = found.count > 5 ? "\n  and \(found.count - 5) more" : ""
    throw .failure("\(TerminalText.printable(file)): no such file\(found.isEmpty ? "" : "; of that name there are:\(which)\(rest)")")
  }

  /// The folder below the current one in which the nearest configuration above a file lies.
  private static func appFolder(of file: String) -> String? {
    guard let directory = PathResolution.currentDirectory(), let configuration = ConfigurationReader.find(above: file, from: directory) else {
      return nil
    }
    let folder = PathResolution.split(configuration).folder
    let own = PathResolution.canonical(directory) ?? directory
    return folder.hasPrefix(own == "/" ? own : own + "/") ? PathResolution.relative(folder, to: own) : nil
  }

  /// The file as the graph names it.
  private static func shown(_ file: String) -> String {
    guard let directory = PathResolution.currentDirectory() else { return file }
    let path = PathResolution.canonical(file) ?? PathResolution.absolute(file, from: directory)
    return PathResolution.relative(path, to: directory)
  }
}
