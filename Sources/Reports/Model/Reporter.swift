/// What a reporter may ask for besides the result.
public struct ReportOptions: Hashable, Sendable {
  /// Whether to colour for a terminal.
  public var color: Bool
  /// Whether to say which findings are held back, and why.
  public var verbose: Bool
  /// The absolute path that relative paths start from.
  public var currentDirectory: String

  public init(color: Bool = false, verbose: Bool = false, currentDirectory: String = "/") {
    self.color = color
    self.verbose = verbose
    self.currentDirectory = currentDirectory
  }
}

/// A form of the findings.
public struct Reporter: Sendable {
  /// The word that users give for it (`--reporter xcode`).
  public let name: String
  /// One line for the help.
  public let summary: String
  /// The report in UTF-8, each line ended. Pure. Whatever the source's names hold, no control character gets through.
  public let render: @Sendable (LintResult, ReportOptions) -> [UInt8]

  public init(name: String, summary: String, render: @escaping @Sendable (LintResult, ReportOptions) -> [UInt8]) {
    self.name = name
    self.summary = summary
    self.render = render
  }
}

/// The registry of reporters.
public enum ReporterRegistry {
  /// Sorted by name.
  public static let all: [Reporter] = [.json, .text, .xcode]

  /// The reporter with a name.
  public static func reporter(_ name: String) -> Reporter? { all.first { $0.name == name } }
}
