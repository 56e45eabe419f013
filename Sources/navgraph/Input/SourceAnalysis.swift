import CommandLine
import Files
import NavigationGraph

/// Runs the stages over source.
enum SourceAnalysis {
  /// - Throws: `CommandFailure` with 3 where there is no Swift file.
  static func run(_ paths: [String], _ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> Analysis {
    var options = FileWalk.Options()
    options.obeysGitignore = !arguments.has(SourceOptions.noIgnore)
    options.usesDefaultExcludes = !arguments.has(SourceOptions.noDefaultExcludes)
    let walk = FileWalk.run(paths, options: options)
    guard !walk.files.isEmpty else { throw noSwiftFile(paths, walk.problems, console) }
    throw .failure("the stages behind the walk are not here yet")
  }

  /// Says where was looked, and what hindered.
  static func noSwiftFile(_ paths: [String], _ problems: [FileProblem], _ console: Console) -> CommandFailure {
    ProblemReport.write(problems, to: console)
    let places = paths.map { TerminalText.printable($0) }.joined(separator: ", ")
    let hint = "(.gitignore, dependencies and generated files are left out; --no-ignore and --no-default-excludes read them)"
    return .failure("no Swift file found in: \(places.isEmpty ? "an empty list of paths" : places) \(hint)")
  }
}
