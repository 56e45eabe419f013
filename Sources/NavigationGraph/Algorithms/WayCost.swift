/// What a way costs its user, and what speaks against showing it first.
///
/// Compared member by member: a way without detours comes first, then one of fewer steps, then one with fewer conditions, then one that is
/// sure, then one through tabs, then the shorter. A condition never outweighs a step: most hold for nearly every user (a value is there,
/// somebody has signed in), so that a way round one would seldom be the way that is gone.
public struct WayCost: Hashable, Sendable, Comparable {
  /// Edges that no user follows from where they begin. One that says who holds an object: it navigates when something tells it to, and where
  /// that is a screen, the screen has an edge of its own. One to a scene that some place opens: the user gets there by that.
  public var detours = 0
  /// Steps as a node's `depth` counts them (`EdgeKind.isFree`).
  public var depth = 0
  /// Edges that lead on under a condition of the source only.
  public var conditions = 0
  /// Edges that are not exact, and what an app does by itself: it is no screen on which a user could do it.
  public var doubts = 0
  /// Edges by which something holds what a tab shows, too: a user knows it by the tab.
  public var asides = 0
  /// All edges.
  public var length = 0

  static let zero = WayCost()

  /// What compares, in order, but for the length: of a single edge that is 1.
  public var weights: [Int] { [detours, depth, conditions, doubts, asides] }

  private var members: (Int, Int, Int, Int, Int, Int) { (detours, depth, conditions, doubts, asides, length) }

  /// No sum overflows: a way has no more edges than the graph.
  static func + (a: Self, b: Self) -> Self {
    WayCost(
      detours: a.detours + b.detours, depth: a.depth + b.depth, conditions: a.conditions + b.conditions, doubts: a.doubts + b.doubts,
      asides: a.asides + b.asides, length: a.length + b.length)
  }

  public static func < (a: Self, b: Self) -> Bool { a.members < b.members }

  /// The costs of all edges of a graph. O(edges).
  static func ofEdges(_ graph: NavigationGraph) -> [WayCost] {
    let opened = Set(graph.edges.lazy.filter { $0.kind == .window && $0.live }.map { ByteString($0.to) })
    let tabbed = Set(graph.edges.lazy.filter { $0.kind == .tab && $0.live && NodeKind(idPrefixOf: $0.from) == .tab }.map { ByteString($0.to) })
    return graph.edges.map { edge in
      let isOwnDoing = NodeKind(idPrefixOf: edge.from) == .app && edge.kind != .root && !edge.kind.isFree
      let isDetour = edge.kind == .owns || edge.kind == .scene && opened.contains(ByteString(edge.to))
      return WayCost(
        detours: isDetour ? 1 : 0, depth: edge.kind.isFree ? 0 : 1, conditions: edge.condition == nil ? 0 : 1,
        doubts: edge.certainty == .exact && !isOwnDoing ? 0 : 1, asides: edge.kind == .embeds && tabbed.contains(ByteString(edge.to)) ? 1 : 0,
        length: 1)
    }
  }
}

extension NavigationGraph {
  /// The edges, by number, that only a link, a notification or its like runs: a way over them begins at the link, which has an edge `open` of
  /// its own to the same end at the same place, in its handler. O(edges).
  public func edgesOfHandlers() -> Set<Int> {
    struct Place: Hashable {
      let location: SourceLocation
      let to: String
    }
    let isOfLink: (Edge) -> Bool = { NodeKind(idPrefixOf: $0.from) == .deepLink }
    let handled = Set(edges.lazy.filter { isOfLink($0) && $0.via == nil }.map { Place(location: $0.location, to: $0.to) })
    guard !handled.isEmpty else { return [] }
    return Set(edges.indices.filter { !isOfLink(edges[$0]) && handled.contains(Place(location: edges[$0].location, to: edges[$0].to)) })
  }
}
