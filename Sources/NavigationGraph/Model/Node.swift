/// What a node of the navigation graph stands for. The raw value is the prefix of the node's id.
public enum NodeKind: String, Hashable, Sendable, Codable, CaseIterable {
  case app, scene, tab, view, object, route, alert, deepLink, external
}

/// The part that a view plays.
public enum ViewRole: String, Hashable, Sendable, Codable {
  /// A view that is presented.
  case screen
  /// A view that other views only embed.
  case component
  /// A view that nothing shows.
  case unused
}

/// One labelled value that a route or a screen carries.
public struct Parameter: Hashable, Sendable, Codable {
  public var label: String?
  public var type: String

  public init(label: String?, type: String) {
    self.label = label
    self.type = type
  }
}

/// Why a route that no site uses may nevertheless come to life: its rules stay silent.
public enum RouteOrigin: String, Hashable, Sendable, Codable {
  /// Values are made from data (`allCases`, `rawValue:`, decoding).
  case data
  /// A public type of a library that is read without an app.
  case publicLibrary
}

/// A node of the navigation graph.
public struct Node: Hashable, Sendable {
  /// `kind:Name`, unique in a graph.
  public var id: String
  public var kind: NodeKind
  public var name: String
  public var location: SourceLocation?
  public var module: String?
  /// `swiftui` or `uikit`, for views.
  public var framework: String?
  /// Views only.
  public var role: ViewRole?
  /// The title that the user sees, where the source tells it.
  public var title: String?
  public var parameters: [Parameter] = []
  /// Routes only: the id of the declaring type without its kind (`PushableDestination`).
  public var routeType: String?
  /// Routes only: some builder makes something of it.
  public var mapped: Bool?
  /// Routes only: some site outside tests and previews uses it.
  public var used: Bool?
  /// Routes only: why it may be used although no site names it.
  public var origin: RouteOrigin?
  public var reachable: Bool?
  /// Edges on the shortest way from an entry.
  public var depth: Int?
  /// Deep links only: `url`, `universalLink`, `userActivity`, `notification`, `widget`, `intent`, `shortcut`.
  public var source: String?

  public init(id: String, kind: NodeKind, name: String, location: SourceLocation? = nil) {
    self.id = id
    self.kind = kind
    self.name = name
    self.location = location
  }
}
