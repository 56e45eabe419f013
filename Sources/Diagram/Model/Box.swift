import NavigationGraph

/// What a box of a diagram stands for: it decides shape and colour.
public enum BoxKind: String, Hashable, Sendable, CaseIterable {
  /// Where the app begins: an app, a scene, a delegate that nothing else shows.
  case entry
  case screen
  /// A view that many screens embed and that navigates on its own: drawn once, not once for each screen.
  case component
  /// A router or coordinator that no screen speaks for.
  case object
  /// A tab whose content is not known.
  case tab
  /// A route that is not folded into its edges: nothing builds a view of it, or it was asked for.
  case route
  case alert
  case deepLink
  /// What no source of the app declares (Safari, the share sheet).
  case external
  /// The end of a site that could not be followed.
  case unresolved
  /// A whole group of screens, where the diagram is too large to draw each.
  case group
}

/// One box of a diagram.
public struct Box: Hashable, Sendable {
  /// The id of the node in the graph, or one made for the diagram (`unresolved:view:Home`). Unique in a diagram.
  public var id: String
  public var kind: BoxKind
  /// What stands in the box. Several lines for deep links that lead to the same places.
  public var lines: [String]
  /// Small and grey below the name; in a large picture in the tooltip only.
  public var parameters: [String] = []
  /// Small and grey below: title, what was left out.
  public var details: [String] = []
  /// What a pointer resting on the box tells.
  public var tooltip: String = ""
  /// Nothing leads here from an entry.
  public var isUnreachable = false
  /// It is unreachable as far as is known: a place that could not be followed may lead here.
  public var isDoubted = false
  /// A route that no builder makes a view of.
  public var isFaulty = false
  /// It, or something that it stands for, was asked to be drawn strong.
  public var isHighlighted = false
  /// What became of it, in a picture of a change.
  public var change: ChangeState?
  /// Sites in it that could not be followed and have no dot of their own.
  public var unresolvedCount = 0
  /// Boxes that it leads to by words in its details rather than by arrows.
  public var references: [String] = []
  public var location: SourceLocation?
  /// The nodes of the graph that this box stands for, its own first.
  public var nodes: [String] = []

  public init(id: String, kind: BoxKind, lines: [String]) {
    self.id = id
    self.kind = kind
    self.lines = lines
  }

  /// Its first line.
  public var name: String { lines.first ?? "" }
}

extension Box {
  /// What is said of a box to which no way leads; nil where one does.
  var reachWord: String? { isUnreachable ? (isDoubted ? "unreachable?" : "unreachable") : nil }
}
