import Facts

/// What kind of product a module makes.
public enum ModuleKind: Hashable, Sendable {
  case app, appExtension, library, test, unknown
}

/// A module as the linker needs it.
public struct LinkModule: Hashable, Sendable {
  public var name: String
  public var kind: ModuleKind
  /// Objective-C in a module may use what Swift seems to leave unused.
  public var hasObjectiveC: Bool

  public init(name: String, kind: ModuleKind, hasObjectiveC: Bool = false) {
    self.name = name
    self.kind = kind
    self.hasObjectiveC = hasObjectiveC
  }
}

/// One file as the linker needs it.
public struct LinkFile: Sendable {
  /// As users see it.
  public var path: String
  /// Position in `LinkInput.modules`.
  public var module: Int
  /// Further modules that compile the file, by position: targets that share it.
  public var sharedWith: [Int]
  public var isTest: Bool
  public var facts: FileFacts

  public init(path: String, module: Int, sharedWith: [Int] = [], isTest: Bool, facts: FileFacts) {
    self.path = path
    self.module = module
    self.sharedWith = sharedWith
    self.isTest = isTest
    self.facts = facts
  }
}

/// All that the graph is made of.
public struct LinkInput: Sendable {
  public var files: [LinkFile]
  public var modules: [LinkModule]
  /// The schemes that property lists declare.
  public var urlSchemes: [String]
  /// Class names that property lists name as scene delegates, principal classes and the like (without module).
  public var delegateClasses: [String]

  public init(files: [LinkFile], modules: [LinkModule], urlSchemes: [String] = [], delegateClasses: [String] = []) {
    self.files = files
    self.modules = modules
    self.urlSchemes = urlSchemes
    self.delegateClasses = delegateClasses
  }
}
