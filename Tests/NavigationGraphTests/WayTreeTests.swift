import GraphTestSupport
import NavigationGraph
import Testing

@Suite struct WayTreeTests {
  /// The same ways as `WayFinder` finds them one by one, also where several cost the same.
  @Test(arguments: 0..<60 as Range<UInt64>) func itTellsTheWaysOfTheFinder(seed: UInt64) {
    for graph in [NavigationGraph.random(seed: seed), .random(seed: seed, size: 60), .randomApp(seed: seed)] {
      let index = GraphIndex(asWalked: graph)
      let starts = graph.starts(index)
      let trees = starts.map { WayTree(index, from: $0, among: Set(starts)) }
      for target in 0..<index.count {
        let finder = WayFinder(index, to: target, starts: starts)
        for tree in trees { #expect(tree.way(to: target) == finder.shortest(from: tree.start), "seed \(seed)") }
      }
    }
  }

  /// Of two ways of one cost the one whose first edge comes first, though the last edge of the other does.
  @Test func ofEqualWaysTheFirstIsTold() {
    let graph = NavigationGraph(
      text: """
        node app:Shop entry
        edge app:Shop root view:Home
        edge view:Home push view:B
        edge view:Home push view:A
        edge view:A push view:End
        edge view:B push view:End
        """)
    let index = GraphIndex(graph)
    guard let start = index.number(of: "app:Shop"), let end = index.number(of: "view:End") else { return #expect(Bool(false)) }
    let way = WayTree(index, from: start, among: [start]).way(to: end)
    #expect(way?.edges.map { graph.edges[$0].to } == ["view:Home", "view:B", "view:End"])
    #expect(way == WayFinder(index, to: end, starts: [start]).shortest(from: start))
  }

  @Test func nowhereIsNoWay() {
    let graph = NavigationGraph.random(seed: 1, size: 5)
    let index = GraphIndex(graph)
    for start in [-1, index.count] {
      let tree = WayTree(index, from: start, among: [])
      #expect((-1...index.count).allSatisfy { tree.way(to: $0) == nil })
    }
  }
}
