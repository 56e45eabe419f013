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
    let object = reference(target)
    let isRoute = graph.nodes[target].kind == .route
    return switch edge.kind {
    case .root: [.text("opens with ")] + object
    case .tab where graph.nodes[target].kind == .tab: [.text("has ")] + object
    case .tab: [.text("shows ")] + object
    case .column: [.text("shows ")] + object + [.text(" in a column")]
    case .push: [.text("pushes ")] + object
    case .replace: [.text("pushes ")] + object + [.text(" in place of what is on the stack")]
    case .sheet: [.text("presents ")] + object + [.text(" as a sheet")]
    case .fullScreenCover: [.text("presents ")] + object + [.text(" as a full-screen cover")]
    case .popover: [.text("presents ")] + object + [.text(" as a popover")]
    case .inspector: [.text("shows ")] + object + [.text(" in an inspector")]
    case .window: [.text("opens a window with ")] + object
    case .alert: [.text(isRoute ? "shows an alert for " : "shows ")] + object
    case .confirmationDialog: [.text(isRoute ? "asks in a dialog for " : "asks in a dialog: ")] + object
    case .selectTab: [.text("selects ")] + object
    case .swap: [.text("shows ")] + object + [.text(" in place of what was there")]
    case .open: [.text("opens ")] + object
    case .scene, .owns: [.text("has ")] + object
    case .builds: [.text(isRoute ? "is turned into " : "is shown as ")] + object
    case .embeds: [.text("contains ")] + object
    }
  }
}
