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
        let hosts = context.hosts[passage.other] ?? []
        for place in hosts.isEmpty || hosts.count > SharedParts.mostScreens ? [passage.other] : hosts {
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

  @Test(arguments: samples) func samplesAgree(_ name: String) throws {
    #expect(compare(try Self.sample(name), name) > 0)
  }

  @Test(arguments: 0..<120 as Range<UInt64>) func appsAgree(seed: UInt64) {
    #expect(compare(.randomApp(seed: seed, screens: 4 + Int(seed % 16)), "\(seed)") > 0)
  }
}
