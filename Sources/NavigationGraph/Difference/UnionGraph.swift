/// Both states of a graph in one: what is there before a change or after it, once, and what became of it.
///
/// A renamed node is one, with the name that it has after the change. What is gone keeps its id, made unique where another has it now. An edge
/// that changed stands as it is after the change; one that leads from or to another node now is a new edge beside one that is gone.
public struct UnionGraph: Sendable {
  /// Sorted as `normalized()` sorts. Returns, sites that could not be followed, findings and figures are those after the change.
  public let graph: NavigationGraph
  /// What became of each node, by its position in the graph.
  public let nodeMarks: [ChangeMark]
  /// What became of each edge, by its position in the graph.
  public let edgeMarks: [ChangeMark]
  /// The ids of the nodes before the change in this graph, by those that they had.
  public let idsOfBase: [String: String]

  init(graph: NavigationGraph, nodeMarks: [ChangeMark], edgeMarks: [ChangeMark], idsOfBase: [String: String]) {
    (self.graph, self.nodeMarks, self.edgeMarks, self.idsOfBase) = (graph, nodeMarks, edgeMarks, idsOfBase)
  }

  /// O(n log n) in nodes and edges.
  public init(_ difference: GraphDifference) {
    let (base, head) = (difference.base, difference.head)
    var ids: [String: String] = [:]
    var taken = Set(head.nodes.map(\.id))
    var parts: [(node: Node, mark: ChangeMark)] = []
    let changes = Dictionary(
      difference.nodes.compactMap { change in change.head.map { ($0.id, change) } }, uniquingKeysWith: { first, _ in first })
    let reach = Dictionary(difference.reach.map { ($0.head.id, $0.isReachable) }, uniquingKeysWith: { first, _ in first })
    for node in head.nodes {
      var mark = changes[node.id].map { ChangeMark($0) } ?? ChangeMark(.same)
      if let isReached = reach[node.id] {
        mark.state = .changed
        mark.isImplied = false
        mark.words.insert(isReached ? "reached now" : "no longer reached", at: 0)
      }
      parts.append((node, mark))
    }
    for (number, node) in base.nodes.enumerated() {
      if let partner = difference.correspondence.heads[number] {
        ids[node.id] = head.nodes[partner].id
      } else {
        var gone = node
        gone.id = Self.unique(node.id, &taken)
        ids[node.id] = gone.id
        parts.append((gone, ChangeMark(.removed)))
      }
    }
    parts.sort { compareBytes($0.node.id, $1.node.id) < 0 }
    let edges = Self.edges(difference, ids)
    var graph = head
    graph.nodes = parts.map(\.node)
    graph.edges = edges.map(\.edge)
    let whole = UnionGraph(graph: graph, nodeMarks: parts.map(\.mark), edgeMarks: edges.map(\.mark), idsOfBase: ids)
    self = difference.scope.map { whole.within($0, changes: difference.edges) } ?? whole
  }

  private static func unique(_ id: String, _ taken: inout Set<String>) -> String {
    var result = id
    var number = 1
    while !taken.insert(result).inserted {
      result = id + (number == 1 ? " (before)" : " (before, \(number))")
      number += 1
    }
    return result
  }

  private static func edges(_ difference: GraphDifference, _ ids: [String: String]) -> [(edge: Edge, mark: ChangeMark)] {
    var changes: [Edge: [EdgeChange]] = [:]
    var parts: [(edge: Edge, mark: ChangeMark)] = []
    for change in difference.edges {
      if let head = change.head { changes[head, default: []].append(change) }
      let isMoved = change.fields.contains(.source) || change.fields.contains(.target)
      if var gone = change.base, change.head == nil || isMoved {
        (gone.from, gone.to) = (ids[gone.from] ?? gone.from, ids[gone.to] ?? gone.to)
        parts.append((gone, ChangeMark(.removed, words: isMoved ? ["moved"] : [])))
      }
    }
    for edge in difference.head.edges {
      guard let change = changes[edge]?.popLast() else {
        parts.append((edge, ChangeMark(.same)))
        continue
      }
      var mark = ChangeMark(change)
      if change.fields.contains(.source) || change.fields.contains(.target) { mark.state = .added }
      parts.append((edge, mark))
    }
    return EdgeOrder(parts.map(\.edge)).sorted.map { parts[$0.number] }
  }

  /// What of it is there before the change, or after it, and the positions of its edges in the whole.
  public func part(where isThere: (ChangeState) -> Bool) -> (graph: NavigationGraph, edges: [Int]) {
    var part = graph
    part.nodes = zip(graph.nodes, nodeMarks).filter { isThere($0.1.state) }.map(\.0)
    let numbers = graph.edges.indices.filter { isThere(edgeMarks[$0].state) }
    part.edges = numbers.map { graph.edges[$0] }
    return (part, numbers)
  }
}
