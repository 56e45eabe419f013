import CommandLine
import Configuration
import Files
import NavigationGraph
import Rules

/// Reads and writes the file of findings that are known.
enum BaselineInput {
  /// A file, and who names it.
  private struct Place {
    /// Absolute.
    let path: String
    let shown: String
    /// What to do where it cannot be read.
    let hint: String
  }

  /// The baseline that is named on the command line, else in the configuration; nil where none is.
  /// - Throws: `CommandFailure` with 2 where it cannot be used; its mistake is told with its place.
  static func read(_ arguments: ParsedArguments, _ project: Configuration?, _ console: Console) throws(CommandFailure) -> Baseline? {
    guard let place = place(arguments, project) else { return nil }
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try ReadBuffer.bytes(of: PathResolution.canonical(place.path) ?? place.path, displayPath: place.shown)
    } catch {
      throw .usage("\(TerminalText.printable(place.shown)): \(error.reason) (\(place.hint))")
    }
    do throws(BaselineError) {
      return try parse(bytes, of: place.path, shown: place.shown)
    } catch {
      let line = error.line.map { ":\($0):\(error.column ?? 1)" } ?? ""
      console.say("\(TerminalText.printable(place.shown))\(line): error: \(TerminalText.printable(error.message))")
      throw .usage("\(TerminalText.printable(place.shown)) cannot be used as a baseline")
    }
  }

  /// The file that `--write-baseline` and `--shrink-baseline` write where none is named behind them.
  /// - Throws: `CommandFailure` with 2 where nobody names one.
  static func file(for option: String, _ arguments: ParsedArguments, _ project: Configuration?) throws(CommandFailure) -> String {
    guard let place = place(arguments, project) else {
      throw .usage("--\(option) needs a file: --baseline or `baseline` of the configuration names none")
    }
    return place.shown
  }

  /// What is in a file that is to be written anew; nil where it is not there or no baseline.
  static func old(_ path: String) -> Baseline? {
    let absolute = PathResolution.absolute(path, from: PathResolution.currentDirectory() ?? "/")
    guard let bytes = try? ReadBuffer.bytes(of: PathResolution.canonical(absolute) ?? absolute, displayPath: path) else { return nil }
    return try? parse(bytes, of: absolute, shown: path)
  }

  /// Writes a baseline, whole or not at all, and says what has changed.
  /// - Throws: `CommandFailure` with 3 where it cannot be written.
  static func write(_ baseline: Baseline, over old: Baseline?, to path: String, _ console: Console) throws(CommandFailure) {
    let (folder, directory) = folders(of: PathResolution.absolute(path, from: PathResolution.currentDirectory() ?? "/"))
    let bytes = baseline.json { file in PathResolution.relative(PathResolution.absolute(file, from: directory), to: folder) }
    try OutputFile.write(bytes, to: path, console)
    let count = baseline.entries.reduce(0) { $0 + $1.count }
    var message = "\(TerminalText.printable(path)): \(count) \(count == 1 ? "finding" : "findings") written"
    if let old {
      let change = baseline.change(from: old)
      message += ": \(change.known) known, \(change.new) new, \(change.gone) gone"
    }
    console.say(message)
  }

  private static func place(_ arguments: ParsedArguments, _ project: Configuration?) -> Place? {
    let directory = PathResolution.currentDirectory() ?? "/"
    if let path = arguments.value(LintOptions.baseline) {
      return Place(path: PathResolution.absolute(path, from: directory), shown: path, hint: "--write-baseline writes it")
    }
    guard let project, let named = project.baseline else { return nil }
    let path = PathResolution.absolute(named.value, from: project.folder)
    let place = "`baseline` in \(TerminalText.printable(project.path)):\(named.mark.line):\(named.mark.column) names it"
    return Place(
      path: path, shown: PathResolution.relative(path, to: PathResolution.canonical(directory) ?? directory),
      hint: "\(place); --write-baseline writes it")
  }

  private static func parse(_ bytes: [UInt8], of path: String, shown: String) throws(BaselineError) -> Baseline {
    let (folder, directory) = folders(of: path)
    return try Baseline(json: bytes, shown: shown) { file in
      PathResolution.relative(PathResolution.absolute(file, from: folder), to: directory)
    }
  }

  /// The folder of a file and the current folder, both without symbolic links.
  private static func folders(of path: String) -> (folder: String, directory: String) {
    let directory = PathResolution.currentDirectory() ?? "/"
    let folder = PathResolution.split(path).folder
    return (PathResolution.canonical(folder) ?? folder, PathResolution.canonical(directory) ?? directory)
  }
}
