/// One thing that is wrong with a configuration.
public struct ConfigurationMistake: Error, Sendable, Hashable {
  public let mark: Mark
  public let message: String

  public init(_ mark: Mark, _ message: String) {
    self.mark = mark
    self.message = message
  }
}

/// A configuration that cannot be used.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// As users see it.
  public let path: String
  /// In the order of the file; never empty.
  public let mistakes: [ConfigurationMistake]

  /// A line for each mistake: `file:line:column: error: message`.
  public var description: String {
    mistakes.map { "\(path):\($0.mark.line):\($0.mark.column): error: \($0.message)" }.joined(separator: "\n")
  }
}
