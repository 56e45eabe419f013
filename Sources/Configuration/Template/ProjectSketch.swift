/// What `navgraph init` knows of a project before it writes a configuration.
public struct ProjectSketch: Sendable, Hashable {
  /// A module of the source.
  public struct Module: Sendable, Hashable {
    public let name: String
    /// In a word: app, library, test …
    public let kind: String
    public let files: Int

    public init(name: String, kind: String, files: Int) {
      self.name = name
      self.kind = kind
      self.files = files
    }
  }

  /// In the order of their names.
  public var modules: [Module]
  /// The Swift files, from the folder of the configuration.
  public var files: [String]
  /// How many findings of each severity there are, without those that have none.
  public var findings: [(severity: String, count: Int)] { severities.map { ($0.name, $0.count) } }
  private let severities: [Count]
  /// Calls that seem to navigate and of which nothing is known, by name.
  public var untaught: [String]

  private struct Count: Sendable, Hashable {
    let name: String
    let count: Int
  }

  public init(modules: [Module], files: [String], findings: [(severity: String, count: Int)], untaught: [String]) {
    self.modules = modules
    self.files = files
    severities = findings.map { Count(name: $0.severity, count: $0.count) }
    self.untaught = untaught
  }
}

extension ProjectSketch {
  /// Names of folders in which people keep what others wrote.
  private static let foreignNames: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "third party", "3rdparty", "3rd-party", "3rd_party", "external",
    "externals", "submodules", "dependencies",
  ]

  /// Folders that look like other people's code, the topmost of each, with how many Swift files they hold; by path.
  var foreignFolders: [(path: String, files: Int)] {
    var counts: [String: Int] = [:]
    for file in files {
      let parts = file.split(separator: "/").dropLast()
      guard let position = parts.firstIndex(where: { Self.foreignNames.contains($0.lowercased()) }) else { continue }
      counts[parts[...position].joined(separator: "/"), default: 0] += 1
    }
    return counts.filter { Self.isPlainPattern($0.key) }.sorted { $0.key < $1.key }.map { (path: $0.key, files: $0.value) }
  }

  /// Whether a path means itself as a pattern, and lies below the folder.
  private static func isPlainPattern(_ path: String) -> Bool {
    !path.hasPrefix("..") && !path.hasPrefix("/") && !path.contains { "*?[]\\!#".contains($0) || $0.isNewline } && path.last != " "
  }
}
