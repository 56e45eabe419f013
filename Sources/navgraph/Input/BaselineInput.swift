import CommandLine
import Configuration
import Files
import NavigationGraph
import Rules

/// Reads and writes the file of findings that are known.
enum BaselineInput {
  /// The baseline that is named on the command line, else in the configuration; nil where none is.
  /// - Throws: `CommandFailure` with 2 where it cannot be used; its mistake is told with its place.
  static func read(_ arguments: ParsedArguments, _ project: Configuration?, _ console: Console) throws(CommandFailure) -> Baseline? {
    let directory = PathResolution.currentDirectory() ?? "/"
    if let path = arguments.value(LintOptions.baseline) {
      return try read(PathResolution.absolute(path, from: directory), shown: path, hint: "--write-baseline writes it", console)
    }
    guard let project, let named = project.baseline else { return nil }
    let path = PathResolution.absolute(named.value, from: project.folder)
    let place = "`baseline` in \(TerminalText.printable(project.path)):\(named.mark.line):\(named.mark.column) names it"
    return try read(path, shown: PathResolution.relative(path, to: directory), hint: "\(place); --write-baseline writes it", console)
  }

  private static func read(_ path: String, shown: String, hint: String, _ console: Console) throws(CommandFailure) -> Baseline {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try ReadBuffer.bytes(of: PathResolution.canonical(path) ?? path, displayPath: shown)
    } catch {
      throw .usage("\(TerminalText.printable(shown)): \(error.reason) (\(hint))")
    }
    let (folder, directory) = folders(of: path)
    do throws(BaselineError) {
      return try Baseline(json: bytes, shown: shown) { file in
        PathResolution.relative(PathResolution.absolute(file, from: folder), to: directory)
      }
    } catch {
      let place = error.line.map { ":\($0):\(error.column ?? 1)" } ?? ""
      console.say("\(TerminalText.printable(shown))\(place): error: \(TerminalText.printable(error.message))")
      throw .usage("\(TerminalText.printable(shown)) cannot be used as a baseline")
    }
  }

  /// The entries of a baseline for files that a run over a part of the source does not reach: whoever writes it anew keeps them.
  static func beyond(_ lint: LintConfiguration, in path: String) -> [Baseline.Entry] {
    guard lint.isPartial, let bytes = try? ReadBuffer.bytes(of: PathResolution.canonical(path) ?? path, displayPath: path) else { return [] }
    let (folder, directory) = folders(of: PathResolution.absolute(path, from: PathResolution.currentDirectory() ?? "/"))
    let old = try? Baseline(json: bytes, shown: path) { file in
      PathResolution.relative(PathResolution.absolute(file, from: folder), to: directory)
    }
    return old?.entries.filter { entry in entry.file.map { !lint.isInReach($0) } ?? true } ?? []
  }

  /// Writes a baseline, whole or not at all.
  /// - Throws: `CommandFailure` with 3 where it cannot be written.
  static func write(_ baseline: Baseline, to path: String, _ console: Console) throws(CommandFailure) {
    let (folder, directory) = folders(of: PathResolution.absolute(path, from: PathResolution.currentDirectory() ?? "/"))
    let bytes = baseline.json { file in PathResolution.relative(PathResolution.absolute(file, from: directory), to: folder) }
    try OutputFile.write(bytes, to: path, console)
    let count = baseline.entries.reduce(0) { $0 + $1.count }
    console.say("\(TerminalText.printable(path)): \(count) \(count == 1 ? "finding" : "findings") written")
  }

  /// The folder of a file and the current folder, both without symbolic links.
  private static func folders(of path: String) -> (folder: String, directory: String) {
    let directory = PathResolution.currentDirectory() ?? "/"
    let folder = PathResolution.split(path).folder
    return (PathResolution.canonical(folder) ?? folder, PathResolution.canonical(directory) ?? directory)
  }
}
