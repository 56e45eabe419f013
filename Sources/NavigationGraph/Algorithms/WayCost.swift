/// What a way costs its user, and what speaks against showing it first.
///
/// Compared member by member: a way without detours comes first, then one of fewer steps, then one that is sure, then the shorter.
public struct WayCost: Hashable, Sendable, Comparable {
  /// Edges that no user follows from where they begin. One that says who holds an object: it navigates when something tells it to, and where
  /// that is a screen, the screen has an edge of its own. One to a scene that some place opens: the user gets there by that.
  public var detours: Int
  /// Steps as a node's `depth` counts them (`EdgeKind.isFree`).
  public var depth: Int
  /// Edges that are not exact, and what an app does by itself: it is no screen on which a user could do it.
  public var doubts: Int
  /// All edges.
  public var length: Int

  static let zero = WayCost(detours: 0, depth: 0, doubts: 0, length: 0)

  init(detours: Int, depth: Int, doubts: Int, length: Int) {
    self.detours = detours
    self.depth = depth
    self.doubts = doubts
    self.length = length
  }

  init(_ edge: Edge, isDetour: Bool, isOwnDoing: Bool) {
    self.init(
      detours: isDetour ? 1 : 0, depth: edge.kind.isFree ? 0 : 1, doubts: edge.certainty == .exact && !isOwnDoing ? 0 : 1, length: 1)
  }

  /// No sum overflows: a way has no more edges than the graph.
  static func + (a: Self, b: Self) -> Self {
    WayCost(detours: a.detours + b.detours, depth: a.depth + b.depth, doubts: a.doubts + b.doubts, length: a.length + b.length)
  }

  public static func < (a: Self, b: Self) -> Bool {
    if a.detours != b.detours { return a.detours < b.detours }
    if a.depth != b.depth { return a.depth < b.depth }
    if a.doubts != b.doubts { return a.doubts < b.doubts }
    return a.length < b.length
  }

  /// The costs of all edges of a graph. O(edges).
  static func ofEdges(_ graph: NavigationGraph) -> [WayCost] {
    let opened = Set(graph.edges.lazy.filter { $0.kind == .window && $0.live }.map(\.to))
    return graph.edges.map { edge in
      let isOwnDoing = NodeKind(idPrefixOf: edge.from) == .app && edge.kind != .root && !edge.kind.isFree
      return WayCost(edge, isDetour: edge.kind == .owns || edge.kind == .scene && opened.contains(edge.to), isOwnDoing: isOwnDoing)
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
