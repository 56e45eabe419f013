import CommandLine
import Files

/// Tells on standard error what could not be read.
enum ProblemReport {
  /// How many are told without `--verbose`.
  static let limit = 20

  static func write(_ problems: [FileProblem], to console: Console) {
    for problem in problems.prefix(console.isVerbose ? problems.count : limit) {
      // A line break in a file's name must not make a line of its own.
      let text = TerminalText.printable("\(problem.path): \(problem.reason)")
      console.say("\(problem.kind == .skipped ? "note" : "warning"): \(text)")
    }
    if !console.isVerbose, problems.count > limit { console.say("note: \(problems.count - limit) more like these; --verbose tells all") }
  }
}
