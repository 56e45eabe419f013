/// How a user gets to a node, or why not.
public struct WayAnswer: Hashable, Sendable {
  /// What is asked for.
  public struct Question: Hashable, Sendable {
    /// Where ways begin instead of the entries.
    public var from: [Int]?
    /// Every way, not only the shortest from each start.
    public var isForAll: Bool
    /// How many ways are given at most.
    public var limit: Int

    public init(from: [Int]? = nil, isForAll: Bool = false, limit: Int) {
      self.from = from
      self.isForAll = isForAll
      self.limit = limit
    }
  }

  /// The number of the node.
  public let target: Int
  public let ways: [Way]
  /// Whether there are more ways than these.
  public let hasMore: Bool
  /// Why there is no way; nil where there is one.
  public let blockage: Blockage?
  /// Unresolved sites that could lead there, as positions in `unresolved`; the first `namedSuspects` of them name a type of route that
  /// leads there.
  public let suspects: [Int]
  public let namedSuspects: Int

  /// Shortest ways: O(edges · log edges). All ways: as `WayFinder.ways`.
  public init(_ index: GraphIndex, to target: Int, _ question: Question) {
    self.target = target
    let graph = index.graph
    let starts = question.from ?? graph.starts(index)
    let finder = WayFinder(index, to: target, starts: starts)
    if question.isForAll {
      (ways, hasMore) = finder.ways(from: starts, limit: question.limit)
    } else {
      let all = starts.compactMap(finder.shortest).sorted { Self.precedes(($0.start, $0.cost), ($1.start, $1.cost), graph) }
      ways = Array(all.prefix(question.limit))
      hasMore = all.count > question.limit
    }
    blockage = ways.isEmpty ? Blockage(index, to: target, from: starts) : nil
    (suspects, namedSuspects) = graph.suspects(for: target, in: index)
  }

  /// Whether one of two shortest ways is told first: those from apps, then from scenes, links and what else there is; in each, the shortest.
  public static func precedes(_ a: (start: Int, cost: WayCost), _ b: (start: Int, cost: WayCost), _ graph: NavigationGraph) -> Bool {
    let (x, y) = (rank(graph.nodes[a.start].kind), rank(graph.nodes[b.start].kind))
    if x != y { return x < y }
    return a.cost != b.cost ? a.cost < b.cost : a.start < b.start
  }

  private static func rank(_ kind: NodeKind) -> Int { NodeKind.allCases.firstIndex(of: kind) ?? 0 }
}
