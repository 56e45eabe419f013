import GraphTestSupport
import NavigationGraph
import Testing

@testable import Site

@Suite struct JourneyTests {
  /// A page tells the ways that `navgraph path` tells, in its order; those of links it leaves out.
  @Test(arguments: 0..<40 as Range<UInt64>) func pagesTellTheWaysOfPath(seed: UInt64) {
    for graph in [NavigationGraph.random(seed: seed, size: 40).normalized(), .randomApp(seed: seed).normalized()] {
      let context = DocsContext(graph, DocsOptions())
      for node in graph.nodes.indices {
        let answer = WayAnswer(context.index, to: node, .init(limit: .max))
        let expected = answer.ways.filter { graph.nodes[$0.start].kind != .deepLink && !$0.edges.isEmpty }.prefix(3)
        #expect(context.journeys(to: node).map(\.way) == Array(expected), "\(graph.nodes[node].id)")
      }
    }
  }
}
