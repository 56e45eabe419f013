import Processes

/// Runs git.
enum Git {
  /// What a folder's own settings must not do to a run that only reads: start a file system monitor, ask for a password, take the index's lock.
  private static let settings = ["-c", "core.fsmonitor=false", "--no-optional-locks"]
  private static let timeLimit = Duration.seconds(10)

  /// What git prints; nil where it fails or is not there.
  static func output(_ arguments: [String], in folder: String) -> String? {
    let child = ChildProcess(program: "git", arguments: settings + ["-C", folder] + arguments)
    guard let output = try? child.run(input: [], timeLimit: timeLimit), output.exitCode == 0 else { return nil }
    return String(decoding: output.standardOutput, as: UTF8.self)
  }
}
