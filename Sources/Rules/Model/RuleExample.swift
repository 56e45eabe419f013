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
  /// A Swift file of its own. Each line at which the rule has a finding ends in `RuleExample.mark`.
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

  /// The lines of the Swift file, from 1, at which the rule has a finding.
  public var findingLines: [Int] { Self.lines(of: source, endingIn: Self.mark) }

  /// Whether any line is marked.
  public var isMarked: Bool { !findingLines.isEmpty || files.contains { !Self.findingLines(of: $0).isEmpty } }

  /// The marked lines of another file, from 1.
  public static func findingLines(of file: File) -> [Int] { lines(of: file.text, endingIn: xmlMark) }

  private static func lines(of text: String, endingIn mark: String) -> [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { $0.element.hasSuffix(mark) }.map { $0.offset + 1 }
  }
}
