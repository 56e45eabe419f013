/// What the walk met beside Swift source that tells about modules, links and other languages. Paths are ones to open, sorted.
public struct ProjectInventory: Sendable, Equatable {
  /// `Package.swift` and its variants for a version of the tools.
  public var packageManifests: [String] = []
  /// `project.pbxproj` of Xcode projects.
  public var xcodeProjects: [String] = []
  public var propertyLists: [String] = []
  public var entitlements: [String] = []
  /// Storyboards and XIBs.
  public var interfaceFiles: [String] = []
  /// Tables of texts: `.strings`, `.xcstrings`.
  public var stringTables: [String] = []
  /// `.m` and `.mm`.
  public var objectiveCFiles: [String] = []
  /// `.h`, of whatever language.
  public var objectiveCHeaders: [String] = []
  /// `.xcconfig`.
  public var buildSettings: [String] = []
  /// Manifests of other build systems, which are not read: that of XcodeGen, those of Bazel.
  public var otherManifests: [String] = []

  public init() {}

  /// Whether anything tells what the modules are.
  public var hasManifest: Bool { !(xcodeProjects + packageManifests + otherManifests).isEmpty }

  /// Where a file of this name belongs, `nil` where it is of no interest.
  static func list(for name: String) -> WritableKeyPath<ProjectInventory, [String]>? {
    if ["project.yml", "project.yaml", "BUILD", "BUILD.bazel"].contains(name) { return \.otherManifests }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return switch name[dot...] {
    case ".plist": \.propertyLists
    case ".entitlements": \.entitlements
    case ".storyboard", ".xib": \.interfaceFiles
    case ".strings", ".xcstrings": \.stringTables
    case ".m", ".mm": \.objectiveCFiles
    case ".h": \.objectiveCHeaders
    case ".xcconfig": \.buildSettings
    default: nil
    }
  }

  static func isPackageManifest(_ name: String) -> Bool {
    name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
  }

  private static var lists: [WritableKeyPath<ProjectInventory, [String]>] {
    [
      \.packageManifests, \.xcodeProjects, \.propertyLists, \.entitlements, \.interfaceFiles, \.objectiveCFiles, \.objectiveCHeaders,
      \.buildSettings, \.stringTables, \.otherManifests,
    ]
  }

  /// All that was met, list by list in a fixed order: what a file of facts keeps of it.
  public var all: [[String]] {
    get { Self.lists.map { self[keyPath: $0] } }
    set { for (list, paths) in zip(Self.lists, newValue) { self[keyPath: list] = paths } }
  }

  mutating func add(_ other: ProjectInventory) {
    for list in Self.lists { self[keyPath: list] += other[keyPath: list] }
  }

  mutating func sort() {
    for list in Self.lists {
      var paths = self[keyPath: list]
      paths.sort(by: ByteOrder.precedes)
      // Folders given twice, or one within the other, meet the same file twice.
      var unique: [String] = []
      for path in paths where unique.last != path { unique.append(path) }
      self[keyPath: list] = unique
    }
  }
}
