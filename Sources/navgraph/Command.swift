import CommandLine

/// One command: its words, and what it does. Each has a file of its own in `Commands/` and stands in `Program.commands`.
protocol Command: SendableMetatype {
  static var declaration: CommandDeclaration { get }
  /// - Throws: `CommandFailure`.
  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode
}
