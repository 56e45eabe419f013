import Files

/// What manifests, projects and property lists say of the source.
public struct ProjectModel: Sendable {
  /// Sorted by name; those without any file of the source are left out.
  public let modules: [Module]
  /// The index in `modules` of the module that each file belongs to, by the file's path as it is shown (`SourceFile.path`).
  public let moduleOfFile: [String: Int]
  /// For files that several targets compile the further modules, by index in `modules`, sorted; those of tests are left out.
  public let sharingModules: [String: [Int]]
  /// Schemes of `CFBundleURLTypes`, each once, in the order of the files that declare them.
  public let urlSchemes: [DeclaredName]
  /// `com.apple.developer.associated-domains`, as written (`applinks:example.com`).
  public let associatedDomains: [DeclaredName]
  /// `NSUserActivityTypes`.
  public let userActivityTypes: [DeclaredName]
  /// Classes that property lists name for the system to create: scene delegates, principal classes; without their module.
  public let delegateClasses: [DeclaredName]
  /// What apps, scenes and extensions start with.
  public let mainInterfaces: [MainInterface]
  /// The index in `modules` of the module that a storyboard, a XIB or a table of texts belongs to, by the path to open; of those that no target
  /// claims nothing.
  public let moduleOfResource: [String: Int]
  /// The languages that projects say they are written in, each once.
  public let developmentLanguages: [String]
  /// What could not be read or understood.
  public let problems: [FileProblem]

  public init(
    modules: [Module], moduleOfFile: [String: Int], sharingModules: [String: [Int]] = [:],
    urlSchemes: [DeclaredName] = [], associatedDomains: [DeclaredName] = [],
    userActivityTypes: [DeclaredName] = [], delegateClasses: [DeclaredName] = [], mainInterfaces: [MainInterface] = [],
    moduleOfResource: [String: Int] = [:], developmentLanguages: [String] = [], problems: [FileProblem] = []
  ) {
    self.modules = modules
    self.moduleOfFile = moduleOfFile
    self.sharingModules = sharingModules
    self.urlSchemes = urlSchemes
    self.associatedDomains = associatedDomains
    self.userActivityTypes = userActivityTypes
    self.delegateClasses = delegateClasses
    self.mainInterfaces = mainInterfaces
    self.moduleOfResource = moduleOfResource
    self.developmentLanguages = developmentLanguages
    self.problems = problems
  }

  /// The module of a file, by the path as it is shown; `nil` for a file that was not part of the walk.
  public func module(of path: String) -> Module? {
    guard let index = moduleOfFile[path], modules.indices.contains(index) else { return nil }
    return modules[index]
  }
}

/// A name that a property list declares, and where.
public struct DeclaredName: Sendable, Hashable {
  public let name: String
  /// The path as it is shown.
  public let file: String
  /// From 1.
  public let line: Int
  /// In UTF-8 bytes, from 1.
  public let column: Int

  public init(name: String, file: String, line: Int, column: Int) {
    self.name = name
    self.file = file
    self.line = line
    self.column = column
  }

  /// Whether the name is made of build settings that could not be told, wholly or in part.
  public var hasVariable: Bool { name.contains("$(") || name.contains("${") }
}
