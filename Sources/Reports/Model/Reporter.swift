/// What a reporter may ask for besides the result.
public struct ReportOptions: Hashable, Sendable {
  /// Whether to colour for a terminal.
  public var color: Bool
  /// Whether to say which findings are held back, and why.
  public var verbose: Bool
  /// The absolute path that relative paths start from.
  public var currentDirectory: String
  /// What stands before the file in links to source; without it there are no such links.
  public var linkPrefix: String?
  /// What stands before `<id>.md` in links to the pages of rules; without it there are no such links.
  public var rulePages: String?

  public init(
    color: Bool = false, verbose: Bool = false, currentDirectory: String = "/", linkPrefix: String? = nil, rulePages: String? = nil
  ) {
    self.color = color
    self.verbose = verbose
    self.currentDirectory = currentDirectory
    self.linkPrefix = linkPrefix
    self.rulePages = rulePages
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
  public static let all: [Reporter] = [
    .checkstyle, .codeClimate, .gitHubActions, .html, .json, .junit, .markdown, .sarif, .text, .xcode,
  ]

  /// The reporter with a name.
  public static func reporter(_ name: String) -> Reporter? { all.first { $0.name == name } }
}
