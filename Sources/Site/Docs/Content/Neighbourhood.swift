import Diagram
import NavigationGraph

/// A small chart of what leads to a screen and where it leads.
enum Neighbourhood {
  /// Above this many neighbours the tables say more than a chart.
  private static let mostNeighbours = 12

  /// The chart as Mermaid text; nil where there is too little or too much to draw.
  static func mermaid(of number: Int, in context: DocsContext, _ waysIn: [Passage], _ waysOut: [Passage]) -> String? {
    let (before, after) = (told(waysIn, context), told(waysOut, context))
    let neighbours = Set(before.map(\.other) + after.map(\.other)).subtracting([number])
    guard neighbours.count >= 2, neighbours.count <= mostNeighbours else { return nil }
    var graph = NavigationGraph(generator: context.graph.generator)
    graph.nodes = ([number] + neighbours.sorted()).map { node in
      var node = context.node(node)
      // Each is drawn, whatever part it plays in the app.
      if node.kind == .view { node.role = .screen }
      (node.module, node.location, node.documentation, node.parameters, node.reachable) = (nil, nil, nil, [], true)
      return node
    }
    let own = context.node(number).id
    for passage in before { graph.edges.append(edge(context.node(passage.other).id, own, passage, graph.edges.count)) }
    for passage in after { graph.edges.append(edge(own, context.node(passage.other).id, passage, graph.edges.count)) }
    var options = DiagramOptions()
    options.grouping = Grouping.none
    options.direction = .leftToRight
    options.suffixes = []
    let form = DiagramFormats.all.first { $0.name == "mermaid" }
    guard let text = form?.render(graph.normalized(), options, DiagramFormat.Options()) else { return nil }
    // The page has a title already.
    return text.split(separator: "\n").drop { !$0.hasPrefix("flowchart") }.joined(separator: "\n")
  }

  /// Ways over screens; what a view is merely part of is told in tables.
  private static func told(_ passages: [Passage], _ context: DocsContext) -> [Passage] {
    passages.filter { passage in
      let kind = context.node(passage.other).kind
      return kind == .view || kind == .deepLink || kind == .app
    }
  }

  /// - Parameter number: For a place of its own: what stands at the place of a link's handler would be part of the link.
  private static func edge(_ from: String, _ to: String, _ passage: Passage, _ number: Int) -> Edge {
    var edge = Edge(from: from, to: to, kind: passage.kind, location: SourceLocation(file: "", line: number + 1, column: 1))
    if let first = passage.edges.first { edge.live = first.live }
    return edge
  }
}
