/// What the process ends with.
enum ExitCode: Int32 {
  /// No error; with `--strict` no warning either.
  case success = 0
  /// Findings at error level; for `path` that no way leads there.
  case findings = 1
  /// Arguments or configuration that cannot be understood.
  case usage = 2
  /// Nothing could be read, or an internal failure.
  case failure = 3
}

/// Why a command ends early.
struct CommandFailure: Error {
  let code: ExitCode
  let message: String

  static func usage(_ message: String) -> CommandFailure { CommandFailure(code: .usage, message: message) }
  static func failure(_ message: String) -> CommandFailure { CommandFailure(code: .failure, message: message) }
}
