import GraphTestSupport
import NavigationGraph
import Testing

@Suite struct SuspectCountsTests {
  @Test func countsAreThoseOfTheSites() {
    var total = 0
    for seed in 0..<80 as Range<UInt64> {
      let graph = NavigationGraph.random(seed: seed, size: 40)
      let index = GraphIndex(graph)
      let counts = SuspectCounts(graph)
      for node in -1...index.count {
        let expected = graph.suspects(for: node, in: index).sites.count
        #expect(counts.count(for: node, in: index) == expected, "seed \(seed)")
        total += expected
      }
    }
    #expect(total > 0)
  }
}
