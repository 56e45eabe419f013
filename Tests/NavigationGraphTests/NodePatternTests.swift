import GraphTestSupport
import NavigationGraph
import Testing

@Suite struct NodePatternTests {
  private static let graph: NavigationGraph = {
    var graph = NavigationGraph(
      text: """
        node app:Shop entry
        node view:HomeView
        node view:Admin.HomeView
        node route:Route.home mapped
        node deepLink:shop://home?x=1
        """)
    for i in graph.nodes.indices { graph.nodes[i].module = graph.nodes[i].name.hasPrefix("Admin") ? "Admin" : "ShopKit" }
    return graph
  }()

  @Test(arguments: [
    ("view:HomeView", ["view:HomeView"]), ("HomeView", ["view:HomeView"]), (".home", ["route:Route.home"]), ("*HomeView", ["view:HomeView", "view:Admin.HomeView"]),
    ("view:*", ["view:HomeView", "view:Admin.HomeView"]), ("view:A*w", ["view:Admin.HomeView"]), ("*", ["app:Shop", "view:HomeView", "view:Admin.HomeView", "route:Route.home", "deepLink:shop://home?x=1"]),
    ("module:Admin", ["view:Admin.HomeView"]), ("module:A*", ["view:Admin.HomeView"]), ("module:Shop", []), ("shop://home?x=1", ["deepLink:shop://home?x=1"]), ("shop://*", ["deepLink:shop://home?x=1"]),
    ("deepLink:*", ["deepLink:shop://home?x=1"]), ("Nothing*", []), ("*ome*ew*", ["view:HomeView", "view:Admin.HomeView"]),
  ]) func selects(_ text: String, _ ids: [String]) throws {
    let pattern = try #require(NodePattern(text))
    #expect(Set(pattern.nodes(in: Self.graph).map { Self.graph.nodes[$0].id }) == Set(ids))
  }

  @Test(arguments: [("", "names nodes"), ("  ", "names nodes"), ("veiw:Home", "'veiw:' is no kind"), ("view:", "nothing stands behind 'view:'")])
  func whatIsNoPattern(_ text: String, _ fault: String) {
    #expect(NodePattern(text) == nil)
    #expect(NodePattern.fault(of: text)?.contains(fault) == true)
  }

  /// As a comparison by all ways to divide the text has it.
  @Test(arguments: 0..<500 as Range<UInt64>) func starsStandForAnyText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func word(_ letters: [String], _ count: Int) -> String { (0..<Int.random(in: 0...count, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }.joined() }
    let (pattern, text) = (word(["a", "b", "*"], 6), word(["a", "b"], 8))
    func matches(_ p: Substring, _ t: Substring) -> Bool {
      guard let first = p.first else { return t.isEmpty }
      if first == "*" { return (0...t.count).contains { matches(p.dropFirst(), t.dropFirst($0)) } }
      return t.first == first && matches(p.dropFirst(), t.dropFirst())
    }
    var graph = NavigationGraph(generator: Generator(name: "", version: ""))
    graph.nodes = [Node(id: "view:\(text)", kind: .view, name: text)]
    guard let selected = NodePattern("view:*" + pattern) else { return }
    #expect(selected.nodes(in: graph).count == (matches("*" + Substring(pattern), Substring(text)) ? 1 : 0))
  }

  @Test func furtherEntriesLeadFurther() {
    let graph = NavigationGraph(text: "node app:App entry\nnode view:A\nnode view:Other\nedge view:A push view:B")
    let (more, unknown) = graph.withEntries([NodePattern("A"), NodePattern("Nothing")].compactMap { $0 })
    #expect(unknown == [1])
    #expect(more.nodes.filter { $0.entry == true }.map(\.id) == ["app:App", "view:A"])
    #expect(more.nodes.filter { $0.reachable == true }.map(\.id) == ["app:App", "view:A", "view:B"])
  }
}
