import Diagram
import NavigationGraph

/// A small chart of what leads to a screen and where it leads.
enum Neighbourhood {
  /// Above this many neighbours the tables say more than a chart.
  private static let mostNeighbours = 12

  /// The chart as Mermaid text; nil where there is too little or too much to draw.
  static func mermaid(of number: Int, in context: DocsContext, _ waysIn: [Passage], _ waysOut: [Passage]) -> String? {
    let legs = legs(of: number, context, waysIn, waysOut)
    let neighbours = Set(legs.flatMap { [$0.from, $0.to] }).subtracting([number])
    guard neighbours.count >= 2, neighbours.count <= mostNeighbours else { return nil }
    var graph = NavigationGraph(generator: context.graph.generator)
    let tabs = Set(legs.compactMap(\.tab))
    graph.nodes = ([number] + neighbours.sorted() + tabs.sorted()).map { node in
      var node = context.node(node)
      // Each is drawn, whatever part it plays in the app.
      if node.kind == .view { node.role = .screen }
      (node.module, node.location, node.documentation, node.parameters, node.reachable) = (nil, nil, nil, [], true)
      return node
    }
    var known: Set<Edge> = []
    for leg in legs {
      let ends = [leg.from, leg.tab, leg.to].compactMap { $0 }.map { context.node($0).id }
      for (from, to) in zip(ends, ends.dropFirst()) {
        var edge = Edge(from: from, to: to, kind: leg.kind, location: SourceLocation(file: "", line: 1, column: 1))
        edge.live = leg.isLive
        guard known.insert(edge).inserted else { continue }
        // A place of its own: what stands at the place of a link's handler would be part of the link.
        edge.location = SourceLocation(file: "", line: graph.edges.count + 1, column: 1)
        graph.edges.append(edge)
      }
    }
    var options = DiagramOptions()
    options.grouping = Grouping.none
    options.direction = .leftToRight
    options.suffixes = []
    let form = DiagramFormats.all.first { $0.name == "mermaid" }
    guard let text = form?.render(graph.normalized(), options, DiagramFormat.Options()) else { return nil }
    // The page has a title already.
    return text.split(separator: "\n").drop { !$0.hasPrefix("flowchart") }.joined(separator: "\n")
  }

  /// A way between a screen and a neighbour.
  private struct Leg {
    var from: Int
    /// By which it leads.
    var tab: Int?
    var to: Int
    let kind: EdgeKind
    let isLive: Bool
  }

  /// Ways over screens, those by a tab from what has the tab; what a view is merely part of is told in tables.
  private static func legs(of number: Int, _ context: DocsContext, _ waysIn: [Passage], _ waysOut: [Passage]) -> [Leg] {
    var legs: [Leg] = []
    let index = context.index
    for (passages, isIn) in [(waysIn, true), (waysOut, false)] {
      for passage in passages {
        let other = passage.other
        let isLive = passage.edges.first?.live ?? true
        switch context.node(other).kind {
        case .view, .deepLink, .app:
          legs.append(Leg(from: isIn ? other : number, to: isIn ? number : other, kind: passage.kind, isLive: isLive))
        case .tab where passage.kind == .tab:
          for edge in isIn ? index.incoming(other) : index.outgoing(other) where index.graph.edges[edge].kind == .tab {
            let end = isIn ? index.sources[edge] : index.targets[edge]
            guard end >= 0, context.node(end).kind == .view else { continue }
            legs.append(Leg(from: isIn ? end : number, tab: other, to: isIn ? number : end, kind: .tab, isLive: isLive))
          }
        default: continue
        }
      }
    }
    return legs
  }
}
