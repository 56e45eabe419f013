/// What is known of a package that apps navigate with and whose source is mostly not in their tree.
public struct Package: Sendable {
  /// As its developers write it.
  public let name: String
  /// What code imports to use it, by itself or with another package that hands it on. Its calls count only in source that does.
  public let modules: [String]
  /// For each module the types by which its own source is known where it lies in the tree: in a module of that name all of them are declared.
  /// A module without any is not told from an app's of the same name, and is read as that.
  public let types: [String: [String]]
  /// Calls that are named as a framework's and have further labels: they stand before these.
  public var overloads = ""
  /// All other calls.
  public var shapes = ""
  /// For types of the package those that they inherit from, conform to or stand for: what is known of these holds of them, too.
  public var parents: [String: String] = [:]
  /// For its types and protocols the members that stand for the value that they are asked of.
  public var passing: [String: Set<String>] = [:]
  /// Property wrappers that stand for the value they hold, as bindings do.
  public var wrappers: Set<String> = []
  /// Types that only wrap what they are made of.
  public var transparent: Set<String> = []
  /// Properties that are routes: their first value is what makes what is shown.
  public var routeProperties: [PackageRouteProperty] = []
  /// Types whose values stand for a bar of tabs.
  public var tabBars: Set<String> = []
  /// For its types and protocols the types that those have as members which inherit from them or conform to them.
  public var nested: [String: [String: NestedType]] = [:]
  /// Its collections of what they are made of.
  public var collections: Set<String> = []
  /// Elements of its collections that wrap what is shown.
  public var elements: [WrappingElement] = []

  public init(
    name: String, modules: [String], types: [String: [String]] = [:], overloads: String = "", shapes: String = "",
    parents: [String: String] = [:], passing: [String: Set<String>] = [:], wrappers: Set<String> = [], transparent: Set<String> = [],
    routeProperties: [PackageRouteProperty] = [], tabBars: Set<String> = [], nested: [String: [String: NestedType]] = [:],
    collections: Set<String> = [], elements: [WrappingElement] = []
  ) {
    self.name = name
    self.modules = modules
    self.types = types
    self.overloads = overloads
    self.shapes = shapes
    self.parents = parents
    self.passing = passing
    self.wrappers = wrappers
    self.transparent = transparent
    self.routeProperties = routeProperties
    self.tabBars = tabBars
    self.nested = nested
    self.collections = collections
    self.elements = elements
  }
}

/// An enum of a package each of whose cases carries a route, and says how it comes: `.sheet(.settings, withNavigation: true)`.
public struct WrappingElement: Sendable {
  public let type: String
  /// What a collection of such elements is called: `Routes<Screen>` is `[Route<Screen>]`.
  public let collection: String
  /// The way in which each case shows what it carries first.
  public let cases: [String: CallKind]
}

/// Properties of types that conform to a protocol of a package, which an attribute makes routes: `@Route(.push) var detail = makeDetail`. They
/// are named by key paths.
public struct PackageRouteProperty: Sendable {
  /// The protocol.
  public let owner: String
  public let attribute: String
  /// The way in which each word that the attribute is given shows the route; nil where the call says it.
  public let ways: [String: CallKind]
  /// Whether each is a tab, and no route.
  public var isTab = false
}

/// A type that is a member of another.
public enum NestedType: Sendable, Hashable {
  /// The generic argument at a position of what is inherited from.
  case argument(Int)
  /// A type of the package.
  case type(String)
  /// The same, with the inheriting type as its generic argument.
  case ofInheriting(String)
}

extension [Package] {
  /// The packages that come with navgraph.
  public static let all: [Package] = [
    .composableArchitecture, .swiftNavigation, .flowStacks, .tcaCoordinators, .navigationBackport, .xCoordinator, .stinsen, .appRouter,
    .linkNavigator, .rxSwift, .swinject,
  ]

  /// The shapes of all, each with the package that it is of. A line that cannot be read leaves out its package: `KnowledgeTests` reads them all.
  func shapes(_ lines: (Package) -> String) -> [CallShape] {
    flatMap { package in
      ((try? ShapeParser.parse(lines(package))) ?? []).map { shape in
        var own = shape
        own.package = package.name
        return own
      }
    }
  }

  /// A table of all their lines, with the packages' names over them.
  func table(_ lines: (Package) -> String) -> String {
    filter { !lines($0).isEmpty }.map { "# \($0.name)\n\(lines($0))" }.joined(separator: "\n\n")
  }
}
