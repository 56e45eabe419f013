/// One thing that is wrong with a configuration.
public struct ConfigurationMistake: Error, Sendable, Hashable {
  /// Nil where the file as a whole cannot be read.
  public let mark: Mark?
  public let message: String

  public init(_ mark: Mark?, _ message: String) {
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
    mistakes.map { mistake in
      let place = mistake.mark.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(path)\(place): error: \(mistake.message)"
    }.joined(separator: "\n")
  }
}
