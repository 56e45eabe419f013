import GraphTestSupport
import NavigationGraph
import Testing

@Suite struct DumpTests {
  private let text = """
    node app:App entry
    edge app:App root view:Home
    node route:Route.detail mapped used carries=Int
    edge view:Home push route:Route.detail
    edge view:Home push route:Route.detail
    edge route:Route.detail builds view:Detail default
    edge view:Home owns object:Router
    unresolved view:Detail push Route
    node view:Lost
    """

  @Test func aFactIsALine() {
    #expect(
      NavigationGraph(text: text).dumpLines() == [
        "app:App entry", "app:App root view:Home", "object:Router", "route:Route.detail (Int) mapped used",
        "route:Route.detail builds view:Detail by default:", "view:Detail push ? not followed", "view:Detail view", "view:Home push route:Route.detail ×2",
        "view:Home view", "view:Lost view unreachable",
      ])
  }

  /// What is no difference changes no line, and the other way round, but for what the lines leave out.
  @Test(arguments: 0..<80) func linesDifferWhereGraphsDo(_ seed: UInt64) {
    let (a, b) = (NavigationGraph.random(seed: seed, size: 3), NavigationGraph.random(seed: seed + 1, size: 3))
    for (old, new) in [(a, b), (a, a.shuffled(seed: seed)), (a.normalized(), b.normalized())] {
      let difference = GraphDifference(from: old, to: new)
      let isSame =
        difference.nodes.isEmpty && difference.reach.isEmpty && difference.returns.isEmpty && difference.unresolved.isEmpty
        && difference.edges.allSatisfy { $0.base?.kind ?? .owns == .owns && $0.head?.kind ?? .owns == .owns }
      #expect((old.dumpLines() == new.dumpLines()) == isSame)
    }
  }

  @Test func hostileNamesStayOnTheirLines() {
    for name in hostileNames {
      var graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0"))
      graph.nodes = [Node(id: "view:" + name, kind: .view, name: name)]
      let lines = graph.dumpLines()
      #expect(lines.count == 1)
      #expect(lines.allSatisfy { !$0.contains(where: \.isNewline) && !$0.contains("\u{1B}") })
    }
  }
}
