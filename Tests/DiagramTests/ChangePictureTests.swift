import GraphTestSupport
import NavigationGraph
import Testing

@testable import Diagram

@Suite struct ChangePictureTests {
  private static let base = """
    node app:App entry
    node route:Route.item mapped used
    node view:Home
    node view:Basket
    node view:Item
    node view:Settings
    node view:Offers
    edge app:App root view:Home
    edge view:Home push route:Route.item
    edge route:Route.item builds view:Item
    edge view:Home push view:Settings
    edge view:Home push view:Offers
    edge view:Item sheet view:Basket
    """

  private static func union(_ replacements: [(String, String)], more: String = "") -> UnionGraph {
    let head = replacements.reduce(base) { $0.replacing($1.0, with: $1.1) } + more
    return UnionGraph(GraphDifference(from: NavigationGraph(text: base), to: NavigationGraph(text: head)))
  }

  /// A screen that came, one that went, one that is renamed, a push that is a sheet now.
  private static let change = union(
    [
      ("node view:Offers\n", ""), ("edge view:Home push view:Offers\n", ""), ("push view:Settings", "sheet view:Settings"),
      ("view:Item", "view:Article"),
    ],
    more: "\nnode view:Payment\nedge view:Basket push view:Payment")

  private static func lines(_ diagram: Diagram) -> [String] {
    let boxes = diagram.boxes.map { box in
      "\(box.change?.sign ?? "?") \(box.name)" + (box.details.isEmpty ? "" : " (\(box.details.joined(separator: ", ")))")
    }
    return boxes + diagram.arrows.map { "\($0.change?.sign ?? "?") \($0.from) → \($0.to): \($0.label.joined(separator: ", "))" }
  }

  @Test func eachThingHasItsState() {
    #expect(
      Self.lines(Diagram(union: Self.change)) == [
        " App", " Home", "− Offers (gone)", "~ Article (was Item)", " Settings", " Basket", "+ Payment", " app:App → view:Home: ",
        " view:Home → view:Article: item", "~ view:Home → view:Settings: ~ push → sheet", " view:Article → view:Basket: sheet",
        "− view:Home → view:Offers: − push", "+ view:Basket → view:Payment: + push",
      ])
  }

  @Test(arguments: ["light", "dark"]) func textsAreKept(_ theme: String) throws {
    var diagram = Self.change.near(1)
    diagram.notes = ["1 screen added, 1 removed, 1 renamed."]
    var options = DiagramOptions()
    options.title = "Navigation: main → HEAD"
    options.notes = diagram.notes
    var text = DOTWriter.Options()
    text.theme = theme == "dark" ? .dark : .light
    let file = Golden.repository().appendingPathComponent("Tests/DiagramTests/Goldens/change-\(theme).dot")
    let written = DOTWriter.write(Diagram(union: diagram.union, options: options), options: text)
    #expect(try Golden.difference(written, file, renew: "ChangePictureTests") == nil)
  }

  @Test func aChartHasClassesAndStylesOfLinks() throws {
    let file = Golden.repository().appendingPathComponent("Tests/DiagramTests/Goldens/change.mermaid")
    var options = DiagramOptions()
    options.title = ""
    let text = try #require(DiagramFormats.mermaid(Diagram(union: Self.change, options: options)))
    #expect(try Golden.difference(text, file, renew: "ChangePictureTests") == nil)
  }

  /// A component that a screen holds no more takes its ways with it, though it leads where it did.
  @Test func aWayGoesWithTheComponentThatItStandsIn() {
    let lines = "\nedge view:Home embeds view:Row\nedge view:Item embeds view:Row\nedge view:Row push view:Basket"
    var base = NavigationGraph(text: Self.base + lines)
    var head = NavigationGraph(text: Self.base + lines.replacing("edge view:Home embeds view:Row", with: ""))
    for i in base.nodes.indices where base.nodes[i].kind == .view { base.nodes[i].role = base.nodes[i].name == "Row" ? .component : .screen }
    for i in head.nodes.indices where head.nodes[i].kind == .view { head.nodes[i].role = head.nodes[i].name == "Row" ? .component : .screen }
    let diagram = Diagram(union: UnionGraph(GraphDifference(from: base, to: head)))
    func state(_ from: String) -> ChangeState? { diagram.arrows.first { $0.from == from && $0.to == "view:Basket" && $0.kind == .push }?.change }
    #expect(state("view:Home") == .removed)
    #expect(state("view:Item") == .same)
  }

  /// What a builder makes of a route has no arrow of its own where routes have no boxes.
  @Test(arguments: [
    ("builds view:Item default", "by the default arm now"), ("builds view:Item inferred", "exact → inferred"),
    ("builds view:Item if", "has a condition now"),
  ]) func whatChangedOfABuilderIsToldAtTheArrow(_ edge: String, _ words: String) throws {
    let union = Self.union([("builds view:Item", edge)])
    for showsRoutes in [false, true] {
      var options = DiagramOptions()
      options.showsRoutes = showsRoutes
      let arrows = Diagram(union: union, options: options).arrows.filter { $0.change == .changed }
      let arrow = try #require(arrows.first)
      #expect(arrows.count == 1 && arrow.to == "view:Item" && arrow.label.joined().contains(words), "\(showsRoutes): \(arrow.label)")
    }
  }

  @Test func whatIsTheSameHasNoSignAndNothingOfAnotherPictureHas() {
    let graph = NavigationGraph(text: Self.base)
    let same = Diagram(union: UnionGraph(GraphDifference(from: graph, to: graph)))
    #expect(same.boxes.allSatisfy { $0.change == .same } && same.arrows.allSatisfy { $0.change == .same })
    #expect(Diagram(graph: graph).boxes.allSatisfy { $0.change == nil })
  }

  /// Without colours: the sign, the line, and what stands in the legend.
  @Test func statesAreToldApartWithoutColour() {
    let looks = [ChangeState.same, .added, .removed, .changed].map { state -> [String] in
      var arrow = Arrow(from: "a", to: "b", kind: .push)
      arrow.change = state
      let style = ArrowStyle(arrow, .light)
      return [style.line ?? "solid", String(style.width), state.sign]
    }
    #expect(Set(looks).count == 4)
    for theme in [Theme.light, .dark] {
      let legend = Legend(Diagram(union: Self.change), theme).label ?? ""
      for word in ["+ ──▶", "− – –▶", "~ ──▶", "new", "gone", "changed"] { #expect(legend.contains(word), "\(word)") }
    }
  }

  /// What is there before the change and after it, by the states of the picture, is what each state's own picture has.
  @Test(arguments: 0..<30) func thePictureHasTheArrowsOfBoth(_ seed: UInt64) {
    let (base, head) = (NavigationGraph.randomApp(seed: seed), NavigationGraph.randomApp(seed: seed + 500))
    let union = UnionGraph(GraphDifference(from: base, to: head))
    let diagram = Diagram(union: union)
    let marks = Dictionary(zip(union.graph.nodes.map(\.id), union.nodeMarks.map(\.state)), uniquingKeysWith: { first, _ in first })
    for arrow in diagram.arrows where arrow.kind != .unresolved {
      // No way leads from or to what is not there.
      for end in [arrow.from, arrow.to] {
        let state = marks[end] ?? .same
        if arrow.change?.isBefore == true, arrow.change != .changed { #expect(state.isBefore, "\(arrow.id)") }
        if arrow.change?.isAfter == true, arrow.change != .changed { #expect(state.isAfter, "\(arrow.id)") }
      }
    }
    #expect(Set(diagram.arrows.map(\.id)).count == diagram.arrows.count)
  }
}
