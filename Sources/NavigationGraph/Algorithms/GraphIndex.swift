/// A graph's nodes and edges by number, adjacency in flat arrays (compressed sparse rows). O(nodes + edges) to make and to hold.
///
/// Node numbers are positions in `graph.nodes`, edge numbers positions in `graph.edges`. Edges whose ends are no nodes of the graph are
/// in no adjacency. Of two nodes with one id the first counts. Neighbours come in the order of `graph.edges`.
public struct GraphIndex: Sendable {
  /// The graph that is indexed.
  public let graph: NavigationGraph
  /// For each edge the number of the node that it leaves, or -1.
  public let sources: [Int]
  /// For each edge the number of the node that it leads to, or -1.
  public let targets: [Int]

  private let numbers: [String: Int]
  private let outgoingStarts: [Int]
  private let outgoingEdges: [Int]
  private let incomingStarts: [Int]
  private let incomingEdges: [Int]

  public init(_ graph: NavigationGraph) { self.init(graph, leaving: [:]) }

  /// - Parameter others: By the numbers of edges the nodes that they leave in place of their own.
  init(_ graph: NavigationGraph, leaving others: [Int: Int]) {
    self.graph = graph
    let numbers = Dictionary(graph.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.numbers = numbers
    var sources = [Int](repeating: -1, count: graph.edges.count)
    var targets = sources
    for (number, edge) in graph.edges.enumerated() {
      guard let from = others[number] ?? numbers[edge.from], let to = numbers[edge.to] else { continue }
      sources[number] = from
      targets[number] = to
    }
    self.sources = sources
    self.targets = targets
    (outgoingStarts, outgoingEdges) = Self.rows(keys: sources, count: graph.nodes.count)
    (incomingStarts, incomingEdges) = Self.rows(keys: targets, count: graph.nodes.count)
  }

  /// Counting sort of edge numbers by key; negative keys are left out.
  private static func rows(keys: [Int], count: Int) -> (starts: [Int], edges: [Int]) {
    var starts = [Int](repeating: 0, count: count + 1)
    for key in keys where key >= 0 { starts[key + 1] += 1 }
    for i in 0..<count { starts[i + 1] += starts[i] }
    var next = starts
    var edges = [Int](repeating: 0, count: starts[count])
    for (edge, key) in keys.enumerated() where key >= 0 {
      edges[next[key]] = edge
      next[key] += 1
    }
    return (starts, edges)
  }

  /// How many nodes there are.
  public var count: Int { graph.nodes.count }

  /// The number of the node with an id. O(1).
  public func number(of id: String) -> Int? { numbers[id] }

  /// The numbers of the edges that leave a node.
  public func outgoing(_ node: Int) -> ArraySlice<Int> {
    node >= 0 && node < count ? outgoingEdges[outgoingStarts[node]..<outgoingStarts[node + 1]] : []
  }

  /// The numbers of the edges that lead to a node.
  public func incoming(_ node: Int) -> ArraySlice<Int> {
    node >= 0 && node < count ? incomingEdges[incomingStarts[node]..<incomingStarts[node + 1]] : []
  }
}
