import GraphTestSupport
import NavigationGraph
import Testing

@testable import Diagram

/// What a selection keeps round a box is what the picture of the whole graph draws there.
@Suite struct FocusTests {
  /// The arrows at each box, before they are made fit for the size of the picture.
  private func arrows(
    _ graph: NavigationGraph, alone: [String: Int] = [:], leadsOnly: [String: Set<String>] = [:]
  ) -> [String: Set<String>] {
    var options = DiagramOptions()
    options.alone = alone
    let index = NodeLookup(graph)
    let destinations = Destinations(index, showsRoutes: false)
    let cast = Cast(index, options: options)
    let legs = Legs(index, destinations: destinations, cast: cast, options: options)
    let boxes = Boxes(index, cast: cast, options: options)
    var draft = Draft()
    for id in cast.boxes.union(legs.objects).union(legs.legs.flatMap { [$0.from, $0.to] }) { draft.boxes[id] = boxes.box(id) }
    draft.arrows = ArrowMerge.arrows(legs.legs) { $0 }
    draft.arrows.removeAll { leadsOnly[$0.from]?.contains($0.to) == false }
    Containment.apply(to: &draft)
    Openings.apply(to: &draft)
    var sites = legs.unresolved
    SilentObjects.apply(to: &draft, sites: &sites, alone: Set(alone.keys))
    var result = Dictionary(uniqueKeysWithValues: draft.boxes.keys.map { ($0, Set<String>()) })
    for arrow in draft.arrows {
      // Which word stands at a link's arrow is told by its handler, which is no arrow of its own.
      let text = "\(arrow.from) \(arrow.kind.rawValue) \(arrow.to)"
      result[arrow.from]?.insert(text)
      result[arrow.to]?.insert(text)
    }
    for id in sites.keys { result[id]?.insert("\(id) unresolved ×\(sites[id]?.count ?? 0)") }
    return result
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func theArrowsAtTheFocusAreThoseOfTheWhole(seed: UInt64) throws {
    let graph = NavigationGraph.randomApp(seed: seed, screens: 4 + Int(seed % 20))
    var count = 0
    for (id, wanted) in arrows(graph) {
      var selection = Selection()
      selection.focus = [try #require(NodePattern(id))]
      let part = try graph.selecting(selection)
      let found = arrows(part.graph, alone: part.alone, leadsOnly: part.leadsOnly)[id]
      #expect(found == wanted, "\(seed) \(id)")
      count += wanted.count
    }
    #expect(count > 10)
  }

  /// What a component does that the focus shares with a neighbour is drawn at the focus alone; that the neighbour comes to it by the same
  /// component is drawn.
  @Test func arrowsBetweenNeighboursAreNotDrawn() throws {
    var s = Sketch()
    s.node("app:App")
    s.screens("Row", "Profile", "Media", "Editor")
    s.node("view:Header") { $0.role = .component }
    s.edge("app:App", .root, "view:Row")
    s.edge("view:Row", .embeds, "view:Header")
    s.edge("view:Profile", .embeds, "view:Header")
    s.edge("view:Header", .push, "view:Profile")
    s.edge("view:Header", .sheet, "view:Media")
    s.edge("view:Header", .sheet, "view:Editor")
    var selection = Selection()
    selection.focus = [try #require(NodePattern("view:Profile"))]
    let part = try s.graph.selecting(selection)
    var options = DiagramOptions()
    (options.alone, options.leadsOnly, options.subject) = (part.alone, part.leadsOnly, part.subject)
    let arrows = Diagram(graph: part.graph, options: options).arrows.map { "\($0.from) \($0.to)" }
    #expect(Set(arrows) == ["view:Profile view:Profile", "view:Profile view:Media", "view:Profile view:Editor", "view:Row view:Profile"])
  }

  @Test func aSharedComponentIsDrawnAsInTheWhole() throws {
    var s = Sketch()
    s.node("app:App")
    s.screens("A", "B", "C", "D", "X", "Y")
    s.node("view:Row") { $0.role = .component }
    s.node("view:Part") { $0.role = .component }
    for screen in ["A", "B", "C", "D"] { s.edge("view:\(screen)", .embeds, "view:Row") }
    s.edge("view:Row", .embeds, "view:Part")
    s.edge("view:Row", .push, "view:Y")
    s.edge("view:Row", .sheet, "view:B")
    s.edge("view:Part", .push, "view:X")
    var selection = Selection()
    selection.focus = [try #require(NodePattern("X"))]
    let part = try s.graph.selecting(selection)
    #expect(Set(part.graph.nodes.map(\.id)) == ["view:Part", "view:Row", "view:X"])
    var options = DiagramOptions()
    options.alone = part.alone
    let diagram = Diagram(graph: part.graph, options: options)
    #expect(diagram.arrows.map { "\($0.from) \($0.to)" } == ["view:Row view:X"])
    #expect(diagram.boxes.first { $0.id == "view:Row" }?.details.contains("in 4 screens") == true)
    // Those that hold it do not make its ways their own.
    selection.focus = [try #require(NodePattern("A"))]
    let round = try s.graph.selecting(selection)
    #expect(round.graph.nodes.map(\.id) == ["view:A"])
    #expect(round.notes.contains { $0.contains("Row stands in many screens") })
  }
}
