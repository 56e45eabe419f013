import NavigationGraph

/// A small source that shows what a rule finds, or does not find. A test runs each through the whole tool.
public struct RuleExample: Hashable, Sendable {
  /// A file that is no Swift: a storyboard, a property list.
  public struct File: Hashable, Sendable {
    /// Starts from the folder of the Swift file.
    public let path: String
    public let text: String

    public init(_ path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  public let title: String
  /// A Swift file of its own. Each line at which the rule has a finding ends in `RuleExample.mark`, with `: error` and the like behind it where
  /// findings of the rule differ in that.
  public let source: String
  /// What else is there. A line with a finding ends in `RuleExample.xmlMark`.
  public let files: [File]
  /// What the configuration demands.
  public let contracts: [Contract]

  public init(_ title: String, source: String, files: [File] = [], contracts: [Contract] = []) {
    self.title = title
    self.source = source
    self.files = files
    self.contracts = contracts
  }

  /// The comment that marks a line with a finding.
  public static let mark = "// finding"
  /// The same in XML.
  public static let xmlMark = "<!-- finding -->"

  /// A line with a finding, and how grave that is where the marker says it: `// finding: error`.
  public struct Mark: Hashable, Sendable {
    /// From 1.
    public let line: Int
    public let severity: Severity?
  }

  /// The marked lines of the Swift file.
  public var marks: [Mark] { Self.marks(of: source, Self.mark, closedBy: "") }

  /// Whether any line is marked.
  public var isMarked: Bool { !marks.isEmpty || files.contains { !Self.marks(of: $0).isEmpty } }

  /// The marked lines of another file.
  public static func marks(of file: File) -> [Mark] { marks(of: file.text, "<!-- finding", closedBy: " -->") }

  /// Whether a line of Swift is marked.
  public static func isMarked(_ line: Substring) -> Bool { !marks(of: String(line), mark, closedBy: "").isEmpty }

  private static func marks(of text: String, _ mark: String, closedBy end: String) -> [Mark] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { position, line in
      if line.hasSuffix(mark + end) { return Mark(line: position + 1, severity: nil) }
      return Severity.allCases.first { line.hasSuffix("\(mark): \($0.rawValue)\(end)") }.map { Mark(line: position + 1, severity: $0) }
    }
  }
}
