/// What the pages say, apart from the graph.
public struct DocsOptions: Hashable, Sendable {
  /// The name of the app; nil: that of the first app in the graph.
  public var title: String?
  /// Who owns files of the source; nil where nobody is said to.
  public var owners: SourceOwners?
  /// Whether findings stand on the pages, where the graph has any.
  public var showsFindings = true
  /// Whether the first page shows the picture of the app.
  public var showsPicture = true
  /// What of the app the pages do not show, a phrase each; nothing where they show all. In a part no page says that no way leads to a screen.
  public var partNotes: [String] = []
  /// The ids of what no known way leads to and a place that could not be followed may lead to.
  public var doubted: Set<String> = []

  public init() {}
}

/// Who owns which file, and where the paths of the graph begin, seen from the folder that `CODEOWNERS` speaks of.
public struct SourceOwners: Hashable, Sendable {
  public let rules: CodeOwners
  /// What stands before the paths of the graph; empty, or with its last slash.
  public let prefix: String

  public init(rules: CodeOwners, prefix: String) {
    self.rules = rules
    self.prefix = prefix
  }

  /// The owners of a file, in the order in which they are written. O(rules · length).
  func owners(of file: String) -> [String] {
    guard file.utf8.first != UInt8(ascii: "/") else { return [] }
    var parts: [Substring] = []
    for part in (prefix + file).split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return []
      }
    }
    return rules.owners(of: parts.joined(separator: "/"))
  }
}
