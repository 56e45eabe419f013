/// What a node of the navigation graph stands for. The raw value is the prefix of the node's id.
public enum NodeKind: String, Hashable, Sendable, Codable, CaseIterable {
  case app, scene, tab, view, object, route, alert, deepLink, external

  /// The kind that an id of the form `kind:Name` begins with; nil where the id has another form or no name.
  public init?(idPrefixOf id: String) {
    // Bytes, for a colon with a combining mark after it is another character.
    let bytes = id.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes.index(after: colon) < bytes.endIndex else { return nil }
    self.init(rawValue: String(id[..<colon]))
  }
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

  /// As it is declared: `id: Int`, or the type alone.
  public var text: String { label.map { "\($0): \(type)" } ?? type }
}

/// Why a route that no site uses, or a view that nothing shows, may nevertheless come to life: its rules stay silent.
public enum RouteOrigin: String, Hashable, Sendable, Codable {
  /// Values are made from data (`allCases`, `rawValue:`, decoding).
  case data
  /// A public type of a library that is read without an app.
  case publicLibrary
  /// Objective-C, which is not read, names the type.
  case objectiveC
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
  /// What the source says it is: the first paragraph of the documentation comment at its declaration, as Markdown on one line.
  public var documentation: String?
  public var parameters: [Parameter] = []
  /// Routes only: the id of the declaring type without its kind (`PushableDestination`).
  public var routeType: String?
  /// Routes only: some builder makes something of it.
  public var mapped: Bool?
  /// Routes only: some site outside tests and previews uses it.
  public var used: Bool?
  /// Routes only: no code names it outside tests and previews, comparisons and patterns apart, so that no site can use it.
  public var unnamed: Bool?
  /// Routes that no site is known to use only: the first place that names it, from where its value may go where the source does not tell.
  public var mention: SourceLocation?
  /// Routes only: the arm that catches the route makes an empty view.
  public var emptyArm: Bool?
  /// Why a route may be used although no site names it; of a view or an object that Objective-C names it.
  public var origin: RouteOrigin?
  /// Whether a user can come in here (an app, a scene of its own, a delegate, a deep link …).
  public var entry: Bool?
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

  /// The parameters as they are declared: `id: Int, String`; empty where there are none.
  public var parameterList: String { parameters.map(\.text).joined(separator: ", ") }
}
