import NavigationGraph
import SourceTestSupport
import Testing

/// The graph is a function of the source: not of the order of the files, their names, the threads, or what stands beside.
@Suite struct OrderTests {
  @Test(arguments: Sample.all) func anyOrderGivesTheSameBytes(_ sample: Sample) throws {
    #expect(try sample.sources().isTheSameInAnyOrder())
  }

  @Test(arguments: Sample.all) func fileNamesCarryNoMeaning(_ sample: Sample) throws {
    for difference in try sample.sources().differencesUnderOtherFileNames() { Issue.record("\(difference)") }
  }

  @Test(arguments: Sample.all) func anUnrelatedFileChangesNothing(_ sample: Sample) throws {
    for difference in try sample.sources().differencesWithAnUnrelatedFile() { Issue.record("\(difference)") }
  }

  @Test func differencesAreFound() {
    var graph = NavigationGraph(generator: Generator(name: "test", version: "0"))
    graph.nodes = [Node(id: "view:A", kind: .view, name: "A")]
    #expect(GraphDifferences.lines(graph, graph).isEmpty)
    var other = graph
    other.nodes[0].role = .screen
    #expect(GraphDifferences.lines(graph, other).count == 2)
    other.nodes = graph.nodes + [Node(id: "view:B", kind: .view, name: "B")]
    #expect(GraphDifferences.lines(graph, other).map { $0.prefix(1) } == ["+"])
  }
}
