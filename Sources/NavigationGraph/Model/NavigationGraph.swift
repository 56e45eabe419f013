/// Who made a saved graph.
public struct Generator: Hashable, Sendable, Codable {
  public var name: String
  public var version: String

  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// The figures of a run.
public struct Summary: Hashable, Sendable, Codable {
  public var files = 0
  public var sites = 0
  public var resolvedSites = 0
  public var routes = 0
  public var views = 0
  /// Objective-C files outside tests, of which some show screens: they are not read. Nil where there are none.
  public var objectiveCFiles: Int?

  public init() {}

  /// What is missing because files were not read, in words; nil where nothing is.
  public var unreadWords: String? {
    guard let count = objectiveCFiles, count > 0 else { return nil }
    return count == 1
      ? "1 Objective-C file is not read; ways through it are missing" : "\(count) Objective-C files are not read; ways through them are missing"
  }
}

/// The navigation graph of an app: a value, sorted by `normalized()`, the same to the byte for the same source.
public struct NavigationGraph: Hashable, Sendable {
  /// The version of the JSON contract (`docs/graph.schema.json`).
  public static let schemaVersion = 1

  public var generator: Generator
  /// By id.
  public var nodes: [Node]
  /// As `returns` and `unresolved` by file, line, column, kind, from and to.
  public var edges: [Edge]
  public var returns: [Return]
  public var unresolved: [Unresolved]
  public var summary: Summary
  /// What the rules found; nil where none ran.
  public var findings: [Finding]?

  public init(
    generator: Generator, nodes: [Node] = [], edges: [Edge] = [], returns: [Return] = [], unresolved: [Unresolved] = [],
    summary: Summary = Summary()
  ) {
    self.generator = generator
    self.nodes = nodes
    self.edges = edges
    self.returns = returns
    self.unresolved = unresolved
    self.summary = summary
  }
}
