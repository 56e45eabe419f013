import NavigationGraph

/// How links out of the pages are written.
public struct LinkOptions: Hashable, Sendable {
  /// What stands before a file's path in links to source, or a pattern with `{file}` and `{line}`; nil: a relative path.
  public var prefix: String?
  /// The way from the folder of the pages to where the paths of the graph begin (`../..`); nil: no relative links.
  public var wayToSource: String?
  /// Whether links and texts have the line, too.
  public var showsLines = false
  /// What stands before `<id>.md` in links to the pages of rules; nil: none.
  public var rulePages: String?

  public init() {}

  /// The address of a place in the source; nil where none can be told.
  /// - Parameter depth: How many folders the page lies below that of all pages; nil: relative addresses mean nothing to its readers.
  func source(file: String, line: Int, depth: Int?) -> String? {
    if let prefix { return SourceLink.url(file: file, line: line, prefix: prefix, showsLine: showsLines) }
    let path = SourceLink.url(file: file, line: line, prefix: nil, showsLine: showsLines)
    guard let depth, let way = way(depth), let path else { return nil }
    return (way + [path]).joined(separator: "/")
  }

  /// The steps of the relative way from a folder so far below that of all pages to where the paths of the graph begin.
  func way(_ depth: Int) -> [String]? {
    wayToSource.map { Array(repeating: "..", count: depth) + ($0 == "." ? [] : [PercentEncoding.path($0)]) }
  }

  /// The page of a rule.
  func rule(_ id: String) -> String? { SourceLink.page(rule: id, prefix: rulePages) }

  /// What is shown of a place.
  func label(file: String, line: Int) -> String { showsLines ? "\(file):\(line)" : file }
}
