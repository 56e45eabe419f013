import Foundation
import GraphTestSupport
import NavigationGraph
import Testing

@testable import Diagram
@testable import Site

/// The picture, the pages of the documentation and the panel of the page to look around in say the same of where a screen leads.
@Suite struct PassageAgreementTests {
  /// A place, where it leads (a route's own ends, a tab as a tab), and how.
  struct Said: Hashable, Comparable, CustomStringConvertible {
    let from: String
    let to: String
    let kind: String

    var description: String { "\(from) \(kind) \(to)" }
    static func < (a: Said, b: Said) -> Bool { a.description < b.description }
  }

  static let samples = ["FaultyShop", "FruitFlows", "OldLinks", "PhotoFeatures", "ReaderToday", "RecipeRouter"]

  static func sample(_ name: String) throws -> NavigationGraph {
    try NavigationGraph(json: Array(Data(contentsOf: Golden.repository().appendingPathComponent("Samples/\(name)/Expected/graph.json"))))
  }

  /// The arrows of the whole graph, before they are made fit for the size of the picture.
  private func picture(_ graph: NavigationGraph) -> Set<Said> {
    let (options, index) = (DiagramOptions(), NodeLookup(graph))
    let destinations = Destinations(index, showsRoutes: false)
    let legs = Legs(index, destinations: destinations, cast: Cast(index, options: options), options: options).legs
    return Set(
      legs.filter { $0.kind != .owns }.map { leg in
        let edge = graph.edges[leg.edge]
        return Said(from: leg.from, to: index.kind(of: edge.to) == .tab ? edge.to : leg.to, kind: edge.kind.rawValue)
      })
  }

  /// What screens' pages say, and of whom they say it: where a screen leads, and how users get to it.
  private func pages(_ graph: NavigationGraph) -> (out: Set<Said>, in: Set<Said>, screens: Set<String>) {
    let context = DocsContext(graph, DocsOptions())
    var (out, into): (Set<Said>, Set<Said>) = ([], [])
    let screens = context.pages.filter { $0.value.kind == .screen }.keys
    for screen in screens {
      let id = graph.nodes[screen].id
      for passage in context.waysOut(of: screen) + context.alerts(of: screen) {
        for end in context.ends(of: passage.other) { out.insert(Said(from: id, to: graph.nodes[end].id, kind: passage.kind.rawValue)) }
      }
      for passage in context.waysIn(to: screen) where graph.nodes[passage.other].kind != .tab {
        for place in passage.places {
          into.insert(Said(from: graph.nodes[place].id, to: id, kind: passage.kind.rawValue))
        }
      }
    }
    return (out, into, Set(screens.map { graph.nodes[$0].id }))
  }

  private func compare(_ graph: NavigationGraph, _ name: String) -> Int {
    let (arrows, pages) = (picture(graph), pages(graph))
    let (out, into) = (arrows.filter { pages.screens.contains($0.from) }, arrows.filter { pages.screens.contains($0.to) })
    #expect(out.subtracting(pages.out).sorted() == [], "\(name): no page says where it leads")
    #expect(pages.out.subtracting(out).sorted() == [], "\(name): no arrow where a page says that it leads")
    #expect(into.subtracting(pages.in).sorted() == [], "\(name): no page says how users get there")
    #expect(pages.in.subtracting(into).sorted() == [], "\(name): no arrow where a page says that users get there")
    return out.count
  }

  /// What the panel says at each screen of where it leads, and how users get to it, run on the data of the page. What a screen merely contains
  /// is in lists of its own.
  @MainActor private func panel(_ graph: NavigationGraph) throws -> (out: Set<Said>, in: Set<Said>) {
    let svg = Array("<svg viewBox=\"0 0 10 10\"><g class=\"graph\" transform=\"translate(0 0)\"></g></svg>".utf8)
    let sample = try SamplePage(bytes: Viewer.page(graph: graph, diagram: Diagram(graph: graph), svg: svg))
    defer { sample.remove() }
    var said: [[[String]]] = []
    try sample.open { (page: BrowserPage) throws in
      let found = try page.value(
        """
        (() => {
        \(ViewerAssets.scriptData)
        \(ViewerAssets.scriptRelations)
        const screens = nodes.flatMap((node, i) => (node.kind === "view" && node.role === "screen" ? [i] : []));
        const ends = (i, ends) => (nodes[edges[i].to].kind === "tab" || ends.length === 0 ? [edges[i].to] : ends);
        const out = screens.flatMap((i) => exitsFrom(i).flatMap(({ edge, ends: e }) => ends(edge, e).map((to) => [i, to, edge])));
        const into = screens.flatMap((i) => entrancesTo(i).filter(({ via }) => via.every((node) => nodes[node].kind !== "tab"))
          .flatMap(({ edge }) => placesOf(edges[edge]).map((place) => [place, i, edge])));
        return [out, into].map((list) => list.map(([from, to, edge]) => [nodes[from].id, nodes[to].id, edges[edge].kind]));
        })()
        """)
      said = found as? [[[String]]] ?? []
    }
    let sets = said.map { Set($0.map { Said(from: $0[0], to: $0[1], kind: $0[2]) }) }
    return (try #require(sets.first), try #require(sets.last))
  }

  @MainActor private func comparePanel(_ graph: NavigationGraph, _ name: String) throws {
    let screens = Set(graph.nodes.lazy.filter { $0.kind == .view && $0.role == .screen }.map(\.id))
    let (arrows, panel) = (picture(graph).filter { $0.kind != "embeds" }, try panel(graph))
    let (out, into) = (arrows.filter { screens.contains($0.from) }, arrows.filter { screens.contains($0.to) })
    #expect(out.subtracting(panel.out).sorted() == [], "\(name): no way out where an arrow leads")
    #expect(panel.out.subtracting(out).sorted() == [], "\(name): no arrow where a way leads out")
    #expect(into.subtracting(panel.in).sorted() == [], "\(name): no way in where an arrow leads")
    #expect(panel.in.subtracting(into).sorted() == [], "\(name): no arrow where a way leads in")
  }

  @Test @MainActor func panelsAgree() throws {
    for name in Self.samples { try comparePanel(try Self.sample(name), name) }
    for seed in 0..<40 as Range<UInt64> { try comparePanel(.randomApp(seed: seed, screens: 4 + Int(seed % 16)), "\(seed)") }
  }

  /// Of what an object does its callers tell what is of the same kind; the rest is its owner's.
  @Test func whatCallersDoNotTellStays() {
    var graph = NavigationGraph(
      text: """
        node app:App entry
        edge app:App root view:A
        edge view:A owns object:Router
        edge view:A push view:B
        edge object:Router push view:B
        edge object:Router sheet view:B
        """)
    for number in graph.nodes.indices where graph.nodes[number].kind == .view { graph.nodes[number].role = .screen }
    for number in graph.edges.indices where graph.edges[number].from == "view:A" { graph.edges[number].through = ["Router.show"] }
    graph = graph.normalized()
    #expect(picture(graph).map(\.description).sorted() == ["app:App root view:A", "view:A push view:B", "view:A sheet view:B"])
    #expect(compare(graph, "router") == 2)
  }

  @Test(arguments: samples) func samplesAgree(_ name: String) throws {
    #expect(compare(try Self.sample(name), name) > 0)
  }

  @Test(arguments: 0..<120 as Range<UInt64>) func appsAgree(seed: UInt64) {
    #expect(compare(.randomApp(seed: seed, screens: 4 + Int(seed % 16)), "\(seed)") > 0)
  }
}
