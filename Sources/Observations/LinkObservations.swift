import NavigationGraph

/// URLs: schemes, handlers, scene delegates.
public struct LinkObservations: Hashable, Sendable {
  /// A modifier that answers URLs.
  public struct Handler: Hashable, Sendable {
    /// The nodes of the views that it stands on: of a function that extends all views those that call it.
    public var owners: [String]
    public var location: SourceLocation
    /// Where the list stands for whose every row it is there.
    public var row: SourceLocation?

    public init(owners: [String], location: SourceLocation, row: SourceLocation? = nil) {
      self.owners = owners
      self.location = location
      self.row = row
    }
  }

  /// A node shows another for as long as it is shown itself, on the way to a handler.
  public struct Holding: Hashable, Sendable {
    public var from: String
    public var to: String
    public var location: SourceLocation
    /// As a tab, or as what a tab shows.
    public var isTab: Bool
    /// Where the branch of the code begins that it stands in; nil outside branches.
    public var branch: SourceLocation?
    /// Where the list stands for whose every row it is made.
    public var row: SourceLocation?
    /// The platforms for which it is not built.
    public var excludedPlatforms: Set<PlatformVersion.Platform>

    public init(
      from: String, to: String, location: SourceLocation, isTab: Bool, branch: SourceLocation? = nil, row: SourceLocation? = nil,
      excludedPlatforms: Set<PlatformVersion.Platform> = []
    ) {
      self.from = from
      self.to = to
      self.location = location
      self.isTab = isTab
      self.branch = branch
      self.row = row
      self.excludedPlatforms = excludedPlatforms
    }
  }

  /// Code that only URLs set off compares a URL's scheme with a text.
  public struct Comparison: Hashable, Sendable {
    public var scheme: String
    public var location: SourceLocation

    public init(scheme: String, location: SourceLocation) {
      self.scheme = scheme
      self.location = location
    }
  }

  /// A class that is handed URLs once its scene is connected.
  public struct SceneDelegate: Hashable, Sendable {
    /// The id of its node, and its name.
    public var id: String
    public var name: String
    /// The method that is handed URLs.
    public var opening: SourceLocation
    /// The method that connects the scene; nil where there is none.
    public var connecting: SourceLocation?
    /// What the method is handed as the scene connects is looked through for URLs, or handed on.
    public var readsURLsOfConnection: Bool
    /// What it does with a URL navigates, or calls code of the source.
    public var isOfOwnUse: Bool

    public init(
      id: String, name: String, opening: SourceLocation, connecting: SourceLocation?, readsURLsOfConnection: Bool, isOfOwnUse: Bool
    ) {
      self.id = id
      self.name = name
      self.opening = opening
      self.connecting = connecting
      self.readsURLsOfConnection = readsURLsOfConnection
      self.isOfOwnUse = isOfOwnUse
    }
  }

  /// A slot is written, and then the same way leaves for what the URL says.
  public struct LateCheck: Hashable, Sendable {
    /// The slot as written, and the function.
    public var slot: String
    public var function: String
    public var write: SourceLocation
    public var check: SourceLocation

    public init(slot: String, function: String, write: SourceLocation, check: SourceLocation) {
      self.slot = slot
      self.function = function
      self.write = write
      self.check = check
    }
  }

  /// A function that takes a URL apart: it looks at two parts of it or more.
  public struct Parser: Hashable, Sendable {
    /// The type that the function belongs to; empty outside types.
    public var type: String
    public var function: String
    public var location: SourceLocation

    public init(type: String, function: String, location: SourceLocation) {
      self.type = type
      self.function = function
      self.location = location
    }
  }

  public var handlers: [Handler] = []
  public var holdings: [Holding] = []
  /// Where something answers URLs: modifiers, and methods that the system calls.
  public var entries: [SourceLocation] = []
  /// Code may be handed URLs in a way that is no entry: through options of a launch, by Objective-C, by events of the Mac.
  public var hasOtherEntries = false
  public var comparisons: [Comparison] = []
  /// Declared schemes that a text of the source holds, in lower case.
  public var schemesSaid: Set<String> = []
  public var sceneDelegates: [SceneDelegate] = []
  public var lateChecks: [LateCheck] = []
  public var parsers: [Parser] = []

  public init() {}
}
