/// The kinds of edges, from the user's point of view.
public enum EdgeKind: String, Hashable, Sendable, Codable, CaseIterable {
  case root, tab, column, push, replace
  case sheet, fullScreenCover, popover, inspector, window, alert, confirmationDialog
  case selectTab, swap, open, scene, builds, embeds, owns

  /// Whether the edge puts something over or beside what is shown until it is closed.
  public var isModal: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .inspector, .alert, .confirmationDialog: true
    default: false
    }
  }

  /// Whether the edge is a step that somebody does; the others say what holds, owns or becomes what.
  public var isNavigation: Bool {
    switch self {
    case .builds, .embeds, .owns: false
    default: true
    }
  }

  /// Whether the edge says how the app is put together, and not what a user does.
  public var isStructure: Bool {
    switch self {
    case .root, .scene, .tab, .column, .embeds, .owns, .builds: true
    default: false
    }
  }

  /// Whether following the edge costs no step of the user's (`depth` counts nothing for it).
  public var isFree: Bool {
    switch self {
    case .builds, .embeds, .owns, .scene, .tab: true
    default: false
    }
  }
}

/// How sure an edge is.
public enum Certainty: String, Hashable, Sendable, Codable {
  /// The source leaves one answer.
  case exact
  /// Concluded from less than a declaration.
  case inferred
  /// One of several answers.
  case ambiguous
}

/// The closure of which type is called in the end by whom.
public struct Trigger: Hashable, Sendable, Codable {
  public var type: String
  public var closure: String

  public init(type: String, closure: String) {
    self.type = type
    self.closure = closure
  }
}

/// One way from a node to another.
public struct Edge: Hashable, Sendable {
  public var from: String
  public var to: String
  public var kind: EdgeKind
  public var certainty: Certainty = .exact
  public var location: SourceLocation
  /// The functions that the navigation passes through, outermost first.
  public var through: [String] = []
  /// `default` where only a `default:` arm of the builder caught the route; `helper` where what a link opens is opened in a function that
  /// others may call as well as the link's handler.
  public var via: String?
  /// Why the edge is `inferred`.
  public var because: String?
  /// The condition of the branch that holds the view.
  public var condition: String?
  /// The places that set the flag which presents.
  public var triggers: [SourceLocation] = []
  /// The literals of a table that the routes come from.
  public var values: [SourceLocation] = []
  public var trigger: Trigger?
  /// The event that went through (`SettingsEvent.showProfilePreview`).
  public var event: String?
  /// Nothing in the source sends the event.
  public var unsent: Bool = false
  /// False where nothing calls the function that holds the site.
  public var live: Bool = true
  /// How a modal comes and goes (`detents`, `sizing`, …).
  public var presentation: [String: String] = [:]

  public init(from: String, to: String, kind: EdgeKind, location: SourceLocation) {
    self.from = from
    self.to = to
    self.kind = kind
    self.location = location
  }
}

/// How a screen is left.
public enum ReturnKind: String, Hashable, Sendable, Codable {
  case pop, popTo, popToRoot, dismiss, dismissAll
}

/// A place that takes away what is shown.
public struct Return: Hashable, Sendable {
  public var from: String
  public var kind: ReturnKind
  /// What is returned to, where the source names it.
  public var to: String?
  public var through: [String] = []
  public var location: SourceLocation

  public init(from: String, kind: ReturnKind, location: SourceLocation) {
    self.from = from
    self.kind = kind
    self.location = location
  }
}

/// What an unresolved site is known to show.
public enum UnresolvedTarget: String, Hashable, Sendable, Codable {
  /// A value that a builder turns into a view.
  case route
  /// A view of its own (a `Bool` slot, a link with a view): no route comes to life there.
  case view
  /// Nothing that there is: the call fails (a segue that the controller's storyboard does not have).
  case nothing
}

/// A site that was seen and could not be followed: as much a result as an edge. One of kind `builds` is a builder that could not be followed.
public struct Unresolved: Hashable, Sendable {
  public var from: String
  public var kind: EdgeKind
  public var reason: String
  /// The type of the values of the slot, where known: it holds back findings about the routes of this type.
  public var routeType: String?
  /// The types that the stack of a type-erased path registers, where its values may be of any of them.
  public var routeTypes: [String] = []
  /// What the site shows, where that much is known. Nil holds back most: it may be anything.
  public var target: UnresolvedTarget?
  /// False in tests and previews, and in functions that nobody calls: such a site holds nothing back.
  public var live: Bool = true
  public var location: SourceLocation

  public init(from: String, kind: EdgeKind, reason: String, location: SourceLocation) {
    self.from = from
    self.kind = kind
    self.reason = reason
    self.location = location
  }
}
