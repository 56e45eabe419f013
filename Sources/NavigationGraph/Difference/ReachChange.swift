/// What users can get to after a change and could not before it, or the other way round.
public struct ReachChange: Sendable {
  /// The edit that makes the difference.
  public enum Cause: Hashable, Sendable {
    /// A way that is new; of what is out of reach now, one that is gone.
    case edge(Edge)
    /// A place where users come in that is new; of what is out of reach now, one that is gone.
    case entry(Node)
  }

  /// The node before the change.
  public let base: Node
  /// The node after it.
  public let head: Node
  /// Whether users can get there now.
  public let isReachable: Bool
  /// The nearest edits that do it; empty where the graphs do not tell.
  public let causes: [Cause]
}

extension ReachChange {
  /// What is within reach on one side of a change only, in the order of the ids. What came or went as a whole is not told.
  static func all(_ before: GraphIndex, _ after: GraphIndex, _ correspondence: NodeCorrespondence) -> [ReachChange] {
    let (old, new) = (before.graph.nodes, after.graph.nodes)
    var result: [ReachChange] = []
    var lost = Set<Int>()
    var gained = Set<Int>()
    for (number, node) in old.enumerated() {
      guard let partner = correspondence.heads[number], let was = node.reachable, let isNow = new[partner].reachable, was != isNow
      else { continue }
      if isNow { gained.insert(partner) } else { lost.insert(number) }
    }
    if !lost.isEmpty {
      let causes = Frontier(before) { number in correspondence.heads[number].map { new[$0].reachable != true } ?? false }
      for number in lost {
        guard let partner = correspondence.heads[number] else { continue }
        result.append(ReachChange(base: old[number], head: new[partner], isReachable: false, causes: causes.of(number)))
      }
    }
    if !gained.isEmpty {
      let causes = Frontier(after) { number in correspondence.bases[number].map { old[$0].reachable != true } ?? false }
      for number in gained {
        guard let partner = correspondence.bases[number] else { continue }
        result.append(ReachChange(base: old[partner], head: new[number], isReachable: true, causes: causes.of(number)))
      }
    }
    return result.sorted { compareBytes($0.head.id, $1.head.id) < 0 }
  }

  /// The border of what only one of two graphs has within reach, though both have it: a search from the edges that lead into it, or the
  /// entries in it.
  private struct Frontier {
    private let index: GraphIndex
    private var direct: [Int: [Cause]] = [:]
    private var parents: [Int: Int] = [:]

    /// - Parameter isInside: whether a node that is within reach in this graph is there in the other, too, and out of reach.
    init(_ index: GraphIndex, isInside: (Int) -> Bool) {
      self.index = index
      let nodes = index.graph.nodes
      let inside = nodes.indices.map { nodes[$0].reachable == true && isInside($0) }
      var queue: [Int] = []
      for node in nodes.indices where inside[node] {
        var causes = nodes[node].entry == true ? [Cause.entry(nodes[node])] : []
        for number in index.incoming(node) {
          let (source, edge) = (index.sources[number], index.graph.edges[number])
          if edge.live, !inside[source], nodes[source].reachable == true { causes.append(.edge(edge)) }
        }
        guard !causes.isEmpty else { continue }
        direct[node] = causes
        queue.append(node)
      }
      var seen = Set(queue)
      var position = 0
      while position < queue.count {
        let node = queue[position]
        position += 1
        for number in index.outgoing(node) {
          let target = index.targets[number]
          guard index.graph.edges[number].live, inside[target], seen.insert(target).inserted else { continue }
          parents[target] = node
          queue.append(target)
        }
      }
    }

    /// The edits nearest to a node.
    func of(_ node: Int) -> [Cause] {
      var node = node
      while direct[node] == nil, let parent = parents[node] { node = parent }
      return direct[node] ?? []
    }
  }
}
