import GraphTestSupport
import NavigationGraph
import Testing

@Suite struct FindingNodesTests {
  /// A finding inside a body belongs to what is declared above it: the last in the file that does not stand below.
  @Test func findingsBelongToWhatIsDeclaredAbove() {
    for count in 0...9 {
      var graph = NavigationGraph(text: (0..<count).map { "node view:S\($0)" }.joined(separator: "\n"))
      for i in graph.nodes.indices { graph.nodes[i].location = SourceLocation(file: "A.swift", line: 10 * (i + 1), column: 1) }
      graph = graph.normalized()
      let nodes = FindingNodes(GraphIndex(asWalked: graph))
      for line in 1...110 {
        let place = SourceLocation(file: "A.swift", line: line, column: 5)
        let expected = graph.nodes.indices.last { (graph.nodes[$0].location?.line ?? .max) <= line }
        #expect(nodes.node(at: place) == expected, "\(count) declarations, line \(line)")
      }
      #expect(nodes.node(at: SourceLocation(file: "B.swift", line: 50, column: 1)) == nil)
    }
  }
}
