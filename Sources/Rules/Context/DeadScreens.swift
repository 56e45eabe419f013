import NavigationGraph
import Observations

/// Screens that nothing shows, and what is reached over them only: what stands in their code is part of the finding that says so.
struct DeadScreens: Sendable {
  /// What nothing shows, in the order of the observations, by number of node.
  let roots: [(node: Int, unshown: ScreenObservations.Unshown)]

  private let observations: ScreenObservations

  /// O(nodes + edges); of source without any entry, which is a part of an app, nothing is told.
  init(_ index: GraphIndex, _ observations: ScreenObservations) {
    self.observations = observations
    let hasEntry = !observations.unshown.isEmpty && index.graph.nodes.contains { $0.entry == true }
    guard hasEntry else {
      roots = []
      return
    }
    roots = observations.unshown.compactMap { unshown in
      // What the configuration makes an entry is shown by somebody outside the source.
      guard let node = index.number(of: unshown.node), index.graph.nodes[node].reachable != true,
        unshown.isMarkedAsScreen || Self.hasOwnSites(node, index)
      else { return nil }
      return (node, unshown)
    }
  }

  /// Whether a view navigates itself.
  private static func hasOwnSites(_ node: Int, _ index: GraphIndex) -> Bool {
    let graph = index.graph
    let id = graph.nodes[node].id
    return index.outgoing(node).contains { ![.embeds, .owns, .builds].contains(graph.edges[$0].kind) }
      || graph.returns.contains { $0.from == id } || graph.unresolved.contains { $0.from == id }
  }

  /// The nodes out of reach that are reached from some of them, these included.
  func behind(_ starts: [Int], _ index: GraphIndex) -> Set<Int> {
    var seen = Set(starts)
    var todo = starts
    while let node = todo.popLast() {
      for edge in index.outgoing(node) {
        let next = index.targets[edge]
        if index.graph.nodes[next].reachable != true, seen.insert(next).inserted { todo.append(next) }
      }
    }
    return seen
  }

  /// The lines of the code of some nodes, by file.
  func lines(of nodes: Set<Int>, _ index: GraphIndex) -> [String: [ClosedRange<Int>]] {
    var result: [String: [ClosedRange<Int>]] = [:]
    for node in nodes {
      for extent in observations.extents[index.graph.nodes[node].id] ?? [] { result[extent.file, default: []].append(extent.lines) }
    }
    return result
  }
}
