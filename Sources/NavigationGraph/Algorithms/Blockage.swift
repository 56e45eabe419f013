/// Why no way leads to a node.
public struct Blockage: Hashable, Sendable {
  /// Edges that begin within reach and would lead on to the node, if anything ran the code of their place; by number.
  public let deadEdges: [Int]
  /// Edges that begin within reach and would lead on to the node, but are what a link or its like does; by number.
  public let linkEdges: [Int]
  /// What nothing leads to and the node hangs on, each with the shortest way on from there (over dead edges, too).
  public let tops: [Way]
  /// Edges that lead to the node itself from what is out of reach or dead, by number.
  public let directEdges: [Int]

  /// O(nodes + edges).
  ///
  /// - Parameters:
  ///   - target: A node that no live way leads to from the starts.
  ///   - starts: Where ways begin.
  public init(_ index: GraphIndex, to target: Int, from starts: [Int]) {
    let ofHandlers = index.graph.edgesOfHandlers()
    let reached = Reachability(index, from: starts, leavingOut: ofHandlers)
    var next: [Int: Int] = [:]
    var ancestors = [target]
    var dead: [Int] = []
    var links: [Int] = []
    var known: Set<Int> = [target]
    var position = 0
    while position < ancestors.count {
      let node = ancestors[position]
      position += 1
      for number in index.incoming(node) {
        let source = index.sources[number]
        if reached.reaches(source) {
          if ofHandlers.contains(number) { links.append(number) } else { dead.append(number) }
        } else if known.insert(source).inserted {
          next[source] = number
          ancestors.append(source)
        }
      }
    }
    deadEdges = dead.sorted()
    linkEdges = links.sorted()
    directEdges = index.incoming(target).filter { index.sources[$0] != target }
    let costs = WayCost.ofEdges(index.graph)
    tops = ancestors.sorted().filter { node in index.incoming(node).allSatisfy { index.sources[$0] == node } }.map { top in
      var edges: [Int] = []
      var node = top
      while node != target, let number = next[node] {
        edges.append(number)
        node = index.targets[number]
      }
      return Way(start: top, edges: edges, costs)
    }
  }
}
