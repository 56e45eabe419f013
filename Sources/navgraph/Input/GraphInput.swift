import CommandLine
import Configuration
import Files
import Link
import NavigationGraph
import Observations

/// Finds out what a command reads, and reads it: source, or a graph saved as JSON.
enum GraphInput {
  /// - Parameters:
  ///   - paths: what the user named; the current folder where it is empty.
  ///   - takesSavedGraph: whether a single `.json` file is read as a graph.
  ///   - tellsTitles: whether the titles of views are looked for.
  ///   - change: gives for the paths the change of which what was before is read as well; nil for none.
  ///   - families: what is to be observed beside the graph, as the project's configuration has it.
  /// - Throws: `CommandFailure` with 3 where nothing could be read, 2 where the paths make no sense or one of them is not there. A path of
  ///   a list may be gone (a file that a change removes): it is told, and the others are read.
  static func read(
    _ paths: [String], _ arguments: ParsedArguments, takesSavedGraph: Bool, explaining place: SourceLine? = nil,
    observing families: (Configuration?) -> Set<ObservationFamily> = { _ in [] }, ignoringConfiguration isIgnored: Bool = false,
    tellingTitles tellsTitles: Bool = true,
    since change: ([String]) throws(CommandFailure) -> SourceStates? = { _ in nil },
    _ console: Console
  ) throws(CommandFailure) -> Analysis {
    let listed = try listedPaths(arguments)
    let all = paths + listed
    if takesSavedGraph, all.count == 1, all[0].hasSuffix(".json") {
      let analysis = try savedGraph(all[0])
      tellUnread(analysis.graph, console)
      return analysis
    }
    if let graph = all.first(where: { $0.hasSuffix(".json") }), takesSavedGraph {
      throw .usage("\(graph) is a saved graph; it is read alone, without other paths")
    }
    if all.count == 1, all[0].hasSuffix(".json") {
      throw .usage("\(all[0]): a saved graph does not do here, source is needed; only graph, render, docs, routes and path read saved graphs")
    }
    let source = try Self.paths(paths, listed: listed, arguments)
    let parts = source.filter(PartInput.isPart)
    if let part = parts.first, let other = source.first(where: { !parts.contains($0) }) {
      let (part, other) = (TerminalText.printable(part), TerminalText.printable(other))
      throw .usage("\(part) is a part that navgraph scan wrote, and \(other) is none: parts are linked with parts alone; scan the rest, too")
    }
    let analysis = try SourceAnalysis.run(
      source, arguments, explaining: place, observing: families, ignoringConfiguration: isIgnored, tellingTitles: tellsTitles,
      ofParts: !parts.isEmpty, since: try change(source), console)
    ProblemReport.write(analysis.problems, to: console)
    tellUnread(analysis.graph, console)
    for timing in analysis.timings { console.detail("\(padded(timing.stage)) \(milliseconds(timing.duration))") }
    return analysis
  }

  /// What the command line names as source; the current folder where it names nothing.
  /// - Throws: `CommandFailure` with 2 for a path that is not there, 3 where the list cannot be read.
  static func paths(_ arguments: ParsedArguments) throws(CommandFailure) -> [String] {
    try paths(arguments.positional, listed: listedPaths(arguments), arguments)
  }

  private static func paths(_ named: [String], listed: [String], _ arguments: ParsedArguments) throws(CommandFailure) -> [String] {
    for path in named {
      if path.isEmpty { throw .usage("a path is empty (a variable that is not set?)") }
      if PathResolution.isMissing(path) { throw .usage("\(TerminalText.printable(path)): no such file or folder") }
    }
    // A list that names nothing (no file changed) is not the current folder.
    let isListGiven = arguments.value(SourceOptions.filesFrom) != nil
    return named.isEmpty && listed.isEmpty && !isListGiven ? ["."] : named + listed
  }

  /// What the graph cannot have, for its source is of another language.
  private static func tellUnread(_ graph: NavigationGraph, _ console: Console) {
    if let words = graph.summary.unreadWords { console.say("note: \(words)") }
  }

  /// What a successful command ends with, seen what could not be read.
  static func code(_ code: ExitCode, _ analysis: Analysis, _ arguments: ParsedArguments) -> ExitCode {
    arguments.has(SourceOptions.failOnUnreadable) && analysis.hasUnreadable ? .failure : code
  }

  private static func listedPaths(_ arguments: ParsedArguments) throws(CommandFailure) -> [String] {
    guard let list = arguments.value(SourceOptions.filesFrom) else { return [] }
    do {
      return try PathList.read(list)
    } catch {
      throw .failure(error.description)
    }
  }

  /// A graph that was saved as JSON.
  /// - Throws: `CommandFailure` with 3 where it cannot be read.
  static func savedGraph(_ path: String) throws(CommandFailure) -> Analysis {
    do {
      let bytes = try ReadBuffer.bytes(of: PathResolution.canonical(path) ?? path, displayPath: path)
      // Tables and ways need normal order; whoever wrote the file may not have kept it.
      return Analysis(graph: try NavigationGraph(json: bytes).normalized())
    } catch let problem as FileProblem {
      throw .failure(problem.description)
    } catch {
      throw .failure("\(path): not a saved graph: \(error)")
    }
  }

  private static func padded(_ name: String) -> String { name + String(repeating: " ", count: max(0, 10 - name.count)) }

  static func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
    let whole = String(tenths / 10)
    return String(repeating: " ", count: max(0, 7 - whole.count)) + "\(whole).\(tenths % 10) ms"
  }
}
