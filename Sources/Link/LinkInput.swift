import Facts
import NavigationGraph
import Observations

/// What kind of product a module makes.
public enum ModuleKind: Hashable, Sendable {
  case app, appExtension, library, test, unknown
}

/// A module as the linker needs it.
public struct LinkModule: Hashable, Sendable {
  public var name: String
  /// What `import` calls it.
  public var importName: String
  public var kind: ModuleKind
  /// Objective-C in a module may make and show what its storyboards name.
  public var hasObjectiveC: Bool
  /// The oldest release of each platform that it runs on; empty where nothing tells.
  public var targets: [PlatformVersion] = []
  /// Whether code that declares no isolation runs on the main actor; nil where nothing tells.
  public var isMainActorByDefault: Bool?
  /// Whether it is built for iPads; nil where nothing tells.
  public var runsOnPad: Bool?

  public init(name: String, importName: String? = nil, kind: ModuleKind, hasObjectiveC: Bool = false) {
    self.name = name
    self.importName = importName ?? name
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
  /// Whether it stands for declarations of Objective-C: of its classes no member is known, and code that is not read may use them.
  public var isObjectiveC = false

  public init(path: String, module: Int, sharedWith: [Int] = [], isTest: Bool, facts: FileFacts) {
    self.path = path
    self.module = module
    self.sharedWith = sharedWith
    self.isTest = isTest
    self.facts = facts
  }
}

/// One storyboard or XIB as the linker needs it.
public struct LinkInterface: Sendable {
  /// As users see it.
  public var path: String
  /// Position in `LinkInput.modules`; -1 where that is not known.
  public var module: Int
  public var document: InterfaceDocument

  public init(path: String, module: Int, document: InterfaceDocument) {
    self.path = path
    self.module = module
    self.document = document
  }
}

/// The storyboard that an app, a scene or an extension starts with.
public struct LinkMainInterface: Hashable, Sendable {
  public var name: String
  /// The name of the module that starts with it; nil where that is not known.
  public var module: String?
  /// Of a scene the class of its delegate, without module.
  public var delegateClass: String?
  public var isExtension: Bool
  /// Where that is said; nil where no place says it.
  public var location: SourceLocation?

  public init(name: String, module: String? = nil, delegateClass: String? = nil, isExtension: Bool = false, location: SourceLocation? = nil) {
    self.name = name
    self.module = module
    self.delegateClass = delegateClass
    self.isExtension = isExtension
    self.location = location
  }
}

/// All that the graph is made of.
public struct LinkInput: Sendable {
  public var files: [LinkFile]
  /// Storyboards and XIBs, one for each document whatever its languages, sorted by path.
  public var interfaces: [LinkInterface] = []
  public var mainInterfaces: [LinkMainInterface] = []
  public var modules: [LinkModule]
  /// The schemes that property lists declare.
  public var urlSchemes: [String]
  /// Class names that property lists name as scene delegates, principal classes and the like (without module).
  public var delegateClasses: [String]
  /// The names that Objective-C says: it may use what Swift seems to leave unused.
  public var objectiveCNames: Set<String> = []

  public init(files: [LinkFile], modules: [LinkModule], urlSchemes: [String] = [], delegateClasses: [String] = []) {
    self.files = files
    self.modules = modules
    self.urlSchemes = urlSchemes
    self.delegateClasses = delegateClasses
  }
}
