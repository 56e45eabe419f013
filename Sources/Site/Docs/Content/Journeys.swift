import NavigationGraph

/// Ways told step by step.
extension DocsContext {
  /// The cheapest way from each entry that leads to a node, in the order of `navgraph path`, the first few: in a small app there is one.
  func journeys(to node: Int) -> [(start: Int, way: Way)] {
    let most = 3
    let ways = trees.enumerated().compactMap { number, tree in
      tree.start == node ? nil : tree.cost(to: node).map { (tree: number, start: tree.start, cost: $0) }
    }
    let first = ways.sorted { WayAnswer.precedes(($0.start, $0.cost), ($1.start, $1.cost), graph) }.prefix(most)
    return first.compactMap { found in trees[found.tree].way(to: node).map { (found.start, $0) } }
  }

  /// The steps of a way: what costs users nothing is told with the step before. Of a long one the beginning and the end.
  func steps(of way: Way) -> [[Inline]] {
    let (most, shown) = (60, 20)
    guard way.edges.count > most else { return steps(way.edges[...]) }
    let leftOut = way.edges[shown..<(way.edges.count - shown)].count { !graph.edges[$0].kind.isFree }
    return steps(way.edges.prefix(shown)) + [[.text("… \(counted(leftOut, "more step"))")]] + steps(way.edges.suffix(shown))
  }

  private func steps(_ edges: ArraySlice<Int>) -> [[Inline]] {
    var result: [[Inline]] = []
    for number in edges {
      let edge = graph.edges[number]
      let (source, target) = (index.sources[number], index.targets[number])
      if edge.kind.isFree, let last = result.indices.last {
        result[last] += [.text(", which ")] + predicate(edge, target) + condition(of: edge)
      } else {
        result.append(reference(source).capitalized + [.text(" ")] + predicate(edge, target) + condition(of: edge))
      }
    }
    return result
  }

  private func condition(of edge: Edge) -> [Inline] {
    edge.condition.map { [.text(" where "), .code($0.cut(to: 120))] } ?? []
  }

  /// What an edge does, without who does it: `pushes Route.detail`.
  private func predicate(_ edge: Edge, _ target: Int) -> [Inline] {
    let wording = edge.kind.wording(to: graph.nodes[target].kind)
    return [.text(wording.verb + (wording.needsTarget ? " " : ": "))] + reference(target)
      + (wording.manner.isEmpty ? [] : [.text(" " + wording.manner)])
  }
}
