import Diagram
import Foundation
import GraphTestSupport
import NavigationGraph
import Testing

@testable import Site

/// The page finds the ways that `navgraph path` finds.
@Suite @MainActor struct WayAgreementTests {
  /// Every node of random graphs: the page's own search, run on the data of the page.
  @Test func searchOfThePageAgrees() throws {
    for seed in 1...40 {
      let graph = NavigationGraph.random(seed: UInt64(seed), size: 40).normalized()
      let page = try SamplePage(bytes: Viewer.page(graph: graph, diagram: Diagram(graph: graph), svg: picture(of: graph)))
      defer { page.remove() }
      let index = GraphIndex(asWalked: graph)
      // Edges without nodes at their ends are not on the page.
      let known = graph.edges.indices.filter { index.sources[$0] >= 0 }
      let expected = graph.nodes.indices.map { target in
        WayAnswer(index, to: target, WayAnswer.Question(limit: .max)).ways.map { way in
          "\(way.start): \(way.edges.map { String(known.firstIndex(of: $0) ?? -1) }.joined(separator: " ")), \(way.cost.depth)"
        }
      }
      try page.open { (page: BrowserPage) throws in
        let found = try page.value(
          """
          (() => {
          \(ViewerAssets.scriptData)
          \(ViewerAssets.scriptWays)
          return nodes.map((_, i) => waysTo(i).map((way) => `${way.start}: ${way.edges.join(" ")}, ${way.cost[1]}`));
          })()
          """)
        #expect(found as? [[String]] == expected, "seed \(seed)")
      }
    }
  }

  private func picture(of graph: NavigationGraph) -> [UInt8] {
    Array("<svg viewBox=\"0 0 10 10\"><g class=\"graph\" transform=\"translate(0 0)\"></g></svg>".utf8)
  }

  @Test func thePanelShowsTheFirstWay() throws {
    let graph = SamplePage.graph
    let index = GraphIndex(asWalked: graph)
    for name in ["view:Payment", "view:ItemDetail", "view:Settings", "route:Route.payment"] {
      let target = try #require(index.number(of: name))
      let way = try #require(WayAnswer(index, to: target, WayAnswer.Question(limit: 1)).ways.first)
      let places = way.edges.map { "\(graph.edges[$0].location.file):\(graph.edges[$0].location.line)" }
      let nodes = [graph.nodes[way.start].id] + way.edges.map { graph.nodes[index.targets[$0]].id }
      try SamplePage.open("#select=\(name)") { (page: BrowserPage) throws in
        #expect(try page.value("[...document.querySelectorAll('.way .link')].map((b) => b.title)") as? [String] == nodes)
        #expect(try page.value("[...document.querySelectorAll('.way .place')].map((a) => a.title)") as? [String] == places)
      }
    }
  }
}
