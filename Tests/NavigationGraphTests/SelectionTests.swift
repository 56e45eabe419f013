import GraphTestSupport
import NavigationGraph
import Testing

private func pattern(_ text: String) throws -> NodePattern { try #require(NodePattern(text)) }

extension NavigationGraph {
  /// The ids of what a selection leaves.
  fileprivate func ids(_ make: (inout Selection) throws -> Void) throws -> [String] { try part(make).graph.nodes.map(\.id) }

  fileprivate func part(_ make: (inout Selection) throws -> Void) throws -> SelectedGraph {
    var selection = Selection()
    try make(&selection)
    return try selecting(selection)
  }

  fileprivate var steps: [String] { edges.map { "\($0.from) \($0.kind.rawValue) \($0.to)" } }

  /// Two tabs, a route, a row in it, a router that all own, a sheet, a screen nobody shows.
  fileprivate static let shop: NavigationGraph = {
    var graph = NavigationGraph(
      text: """
        node app:Shop entry
        edge app:Shop root view:Root
        edge view:Root tab tab:Bar.feed
        edge view:Root tab tab:Bar.more
        edge tab:Bar.feed tab view:Feed
        edge tab:Bar.more tab view:More
        edge view:Feed embeds view:Row
        edge view:Row push route:R.item
        edge route:R.item builds view:Item
        edge view:Item sheet view:Offer
        edge view:Offer push view:Help
        edge view:More push view:Help
        edge view:Help alert alert:Help
        edge view:Lost push view:Help
        edge view:Feed owns object:Router
        edge view:Item owns object:Router
        edge view:Offer owns object:Router
        edge view:More owns object:Router
        edge object:Router push view:Login
        unresolved view:Item push -
        unresolved view:Help push -
        """)
    for number in graph.nodes.indices where graph.nodes[number].kind == .view {
      let name = graph.nodes[number].name
      graph.nodes[number].role = name == "Row" ? .component : .screen
      graph.nodes[number].module = ["Feed", "Row", "Item"].contains(name) ? "FeedKit" : "ShopKit"
      graph.nodes[number].location = SourceLocation(
        file: ["Feed", "Row", "Item"].contains(name) ? "Sources/Feed/\(name).swift" : "App/\(name).swift", line: 1, column: 8)
    }
    return graph.normalized()
  }()
}

@Suite struct SelectionTests {
  let shop = NavigationGraph.shop

  @Test func nothingSelectedIsTheWholeGraph() throws {
    let part = try shop.part { _ in }
    #expect(part.graph.json() == shop.json())
    #expect(part.notes.isEmpty)
  }

  @Test func focusShowsTheStepsRoundAScreen() throws {
    let part = try shop.part { $0.focus = [try pattern("Item")] }
    #expect(
      Set(part.graph.steps) == [
        "view:Feed embeds view:Row", "view:Row push route:R.item", "route:R.item builds view:Item", "view:Item sheet view:Offer",
      ])
    #expect(part.graph.unresolved.map(\.from) == ["view:Item"])
    #expect(part.notes[0] == "3 of 8 screens: within 1 step of Item")
    #expect(part.subject == ["view:Item"])
    // Tabs cost nothing: what leads to the bar is one step away.
    #expect(
      try shop.ids { $0.focus = [try pattern("Feed")] }
        == ["app:Shop", "route:R.item", "tab:Bar.feed", "view:Feed", "view:Item", "view:Root", "view:Row"])
    #expect(try shop.part { ($0.focus, $0.depth) = ([try pattern("Item")], 2) }.graph.steps.contains("view:Offer push view:Help"))
  }

  @Test func aRouterThatAllOwnIsNobodysNeighbour() throws {
    #expect(try !shop.ids { ($0.focus, $0.depth) = ([try pattern("More")], 5) }.contains("view:Login"))
    #expect(try shop.ids { $0.focus = [try pattern("Login")] } == ["object:Router", "view:Login"])
    #expect(try shop.ids { $0.focus = [try pattern("object:Router")] } == ["object:Router", "view:Login"])
    // What leads to all that own it leads to what it does.
    #expect(try shop.ids { $0.from = [try pattern("Root")] }.contains("view:Login"))
    #expect(try !shop.ids { $0.from = [try pattern("More")] }.contains("view:Login"))
    #expect(try shop.ids { $0.to = [try pattern("Login")] }.contains("object:Router"))
  }

  @Test func waysLeadFromAndTo() throws {
    #expect(try shop.ids { $0.from = [try pattern("Item")] } == ["alert:Help", "view:Help", "view:Item", "view:Offer"])
    #expect(
      Set(try shop.ids { $0.to = [try pattern("Item")] })
        == ["app:Shop", "route:R.item", "tab:Bar.feed", "view:Feed", "view:Item", "view:Root", "view:Row"])
    #expect(try shop.ids { ($0.from, $0.to) = ([try pattern("Item")], [try pattern("Help")]) } == ["view:Help", "view:Item", "view:Offer"])
    #expect(try shop.ids { $0.reached = [try pattern("Help")] }.contains("view:Lost"))
    #expect(try !shop.ids { $0.to = [try pattern("Help")] }.contains("view:Lost"))
    let none = try shop.part { ($0.from, $0.to) = ([try pattern("Help")], [try pattern("Feed")]) }
    #expect(none.graph.nodes.map(\.id) == ["view:Feed", "view:Help"])
    #expect(none.notes.contains("no way leads from Help to Feed"))
  }

  @Test(arguments: [(nil, ["A", "B", "C", "D", "E"], false), (0, ["A", "B"], true), (1, ["A", "B", "C"], true), (2, ["A", "B", "C", "D", "E"], false)])
  func waysAreAsLongAsAskedFor(_ longer: Int?, _ screens: [String], _ isTold: Bool) throws {
    // One way of a step, one of two, one of three; and a screen from which one can only turn back.
    let graph = NavigationGraph(
      text: """
        node app:Shop entry
        edge app:Shop root view:A
        edge view:A push view:B
        edge view:A push view:C
        edge view:C push view:B
        edge view:C push view:Turn
        edge view:Turn push view:C
        edge view:A push view:D
        edge view:D push view:E
        edge view:E push view:B
        """
    ).normalized()
    let part = try graph.part { ($0.from, $0.to, $0.longer) = ([try pattern("A")], [try pattern("B")], longer) }
    #expect(part.graph.nodes.map(\.name) == screens)
    #expect(part.notes.contains { $0.contains("--longer \((longer ?? 0) + 1) shows more") } == isTold)
  }

  /// Forty screens between two, each two steps away from both: the ways of two steps are shown.
  @Test func ofManyWaysThoseStayThatAreNotMuchLonger() throws {
    var text = "node app:Shop entry\nedge app:Shop root view:A\nedge view:A push view:M\nedge view:M push view:B\nedge view:A push view:N0\n"
    for number in 0..<40 { text += "edge view:N\(number) push view:N\(number + 1)\nedge view:N\(number) push view:B\n" }
    let part = try NavigationGraph(text: text).normalized().part { ($0.from, $0.to) = ([try pattern("A")], [try pattern("B")]) }
    #expect(part.graph.nodes.map(\.name) == ["A", "B", "M", "N0", "N1", "N2"])
    #expect(part.notes.contains("only ways at most 2 steps longer than the shortest; --longer 3 shows more"))
  }

  @Test func kindsKeepWhatLiesOnTheirWays() throws {
    #expect(try shop.part { $0.kinds = [.sheet] }.graph.steps == ["view:Item sheet view:Offer"])
    let pushes = try shop.part { $0.kinds = [.push] }.graph
    #expect(pushes.steps.contains("view:Feed embeds view:Row") && pushes.steps.contains("route:R.item builds view:Item"))
    #expect(!pushes.nodes.contains { $0.id == "app:Shop" } && !pushes.steps.contains("view:Item sheet view:Offer"))
    #expect(pushes.unresolved.count == 2)
    #expect(try shop.part { $0.kinds = [.sheet] }.graph.unresolved.isEmpty)
  }

  @Test func patternsIncludeAndExclude() throws {
    // The route has no module: it lies between the two.
    #expect(try shop.ids { $0.included = [try pattern("module:FeedKit")] } == ["route:R.item", "view:Feed", "view:Item", "view:Row"])
    #expect(try shop.ids { $0.included = [try pattern("folder:Sources/Feed")] } == ["route:R.item", "view:Feed", "view:Item", "view:Row"])
    #expect(try shop.ids { $0.included = [try pattern("Feed"), try pattern("Item")] } == ["route:R.item", "view:Feed", "view:Item", "view:Row"])
    let rest = try shop.ids { $0.excluded = [try pattern("Item")] }
    #expect(!rest.contains("view:Item") && !rest.contains("route:R.item") && rest.contains("view:Feed"))
    #expect(try !shop.ids { $0.excluded = [try pattern("Help")] }.contains("alert:Help"))
    #expect(try !shop.ids { $0.excluded = [try pattern("view:Feed")] }.contains("view:Row"))
  }

  @Test func aTargetIsWhatItsEntriesLeadToAndWhatItDeclares() throws {
    var graph = NavigationGraph(
      text: "node app:Phone entry\nnode app:Watch entry\nedge app:Phone root view:A\nedge app:Watch root view:B\nedge view:A push view:Shared\nedge view:B push view:Shared")
    graph.nodes.append(Node(id: "view:Own", kind: .view, name: "Own"))
    let modules = ["app:Phone": "PhoneApp", "app:Watch": "WatchApp", "view:Own": "WatchApp", "view:Shared": "Kit"]
    for number in graph.nodes.indices { graph.nodes[number].module = modules[graph.nodes[number].id] }
    graph = graph.normalized()
    for name in ["Watch", "WatchApp"] { #expect(try graph.ids { $0.targets = [name] } == ["app:Watch", "view:B", "view:Own", "view:Shared"]) }
    #expect(throws: Selection.Fault.unknownTarget("Wach")) { try graph.part { $0.targets = ["Wach"] } }
    #expect(graph.targetNames == ["Kit", "Phone", "PhoneApp", "Watch", "WatchApp"])
  }

  @Test func partsApplyInOrderAndNamesAreThoseOfTheWhole() throws {
    // Without the row nothing leads from one tab to the item.
    let cut = try shop.part { ($0.excluded, $0.from, $0.to) = ([try pattern("Row")], [try pattern("Feed")], [try pattern("Item")]) }
    #expect(cut.notes.contains("no way leads from Feed to Item"))
    let gone = try shop.part { ($0.excluded, $0.focus) = ([try pattern("Item")], [try pattern("Item")]) }
    #expect(gone.graph.nodes.isEmpty)
    #expect(gone.notes.contains("nothing is left of the graph"))
    #expect(throws: Selection.Fault.unknownNode(try pattern("Itme"))) { try shop.part { $0.focus = [try pattern("Itme")] } }
    #expect(try shop.part { $0.included = [try pattern("Nothing*")] }.graph.nodes.isEmpty)
  }

  @Test func figuresAndFindingsAreThoseOfWhatIsLeft() throws {
    var graph = shop
    func finding(_ file: String, _ line: Int) -> Finding {
      Finding(rule: "r", severity: .note, message: file, hint: "", location: SourceLocation(file: file, line: line, column: 1), ids: [file])
    }
    graph.findings = [finding("App/Help.swift", 9), finding("Sources/Feed/Item.swift", 9), finding("Info.plist", 1)]
    let part = try graph.part { $0.focus = [try pattern("Item")] }.graph
    #expect(part.findings?.map(\.message) == ["Sources/Feed/Item.swift", "Info.plist"])
    #expect(part.summary.views == 4 && part.summary.routes == 1 && part.summary.sites == 3 && part.summary.resolvedSites == 2)
  }
}

/// What holds for any graph.
@Suite struct SelectionPropertyTests {
  static func graph(_ seed: UInt64) -> NavigationGraph {
    seed % 3 == 0 ? NavigationGraph.random(seed: seed, size: 30).normalized() : NavigationGraph.randomApp(seed: seed, screens: 4 + Int(seed % 16))
  }

  static func selections(_ graph: NavigationGraph, _ seed: UInt64) -> [Selection] {
    var random = SeededGenerator(seed: seed)
    func node() -> NodePattern? { (graph.nodes.randomElement(using: &random)?.id).flatMap(NodePattern.init) }
    guard let a = node(), let b = node() else { return [] }
    var result = [Selection](repeating: Selection(), count: 9)
    result[0].focus = [a]
    (result[1].focus, result[1].depth) = ([a, b], 2)
    result[2].from = [a]
    result[3].to = [b]
    (result[4].from, result[4].to) = ([a], [b])
    result[5].reached = [b]
    result[6].kinds = [.push, .sheet]
    result[7].excluded = [a]
    result[8].included = ["module:F*", "folder:Sour*", "view:*"].compactMap(NodePattern.init)
    return result
  }

  @Test(arguments: 0..<90 as Range<UInt64>) func aPartIsAPart(seed: UInt64) throws {
    let graph = Self.graph(seed)
    let (nodes, edges) = (Set(graph.nodes), Set(graph.edges))
    for selection in Self.selections(graph, seed) {
      let part = try graph.selecting(selection)
      #expect(nodes.isSuperset(of: part.graph.nodes) && edges.isSuperset(of: part.graph.edges))
      #expect(part.graph.normalized() == part.graph)
      let ids = Set(part.graph.nodes.map(\.id))
      #expect(part.graph.edges.allSatisfy { ids.contains($0.from) && ids.contains($0.to) })
      #expect(part.graph.unresolved.allSatisfy { ids.contains($0.from) } && part.graph.returns.allSatisfy { ids.contains($0.from) })
      #expect(part.subject.isSubset(of: ids) && !part.notes.isEmpty)
    }
    // Patterns mean the same in what they left.
    for selection in Self.selections(graph, seed).suffix(2) {
      let part = try graph.selecting(selection).graph
      var again = Selection()
      again.included = selection.included
      guard !again.isEmpty, !part.nodes.isEmpty else { continue }
      #expect(try part.selecting(again).graph == part)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func moreStepsShowMore(seed: UInt64) throws {
    let graph = Self.graph(seed)
    guard var selection = Self.selections(graph, seed).first else { return }
    var last: Set<Edge> = []
    for depth in 0..<6 {
      selection.depth = depth
      let edges = Set(try graph.selecting(selection).graph.edges)
      #expect(edges.isSuperset(of: last), "\(depth)")
      last = edges
    }
    // As far as ways lead: once more steps show no more, none do.
    selection.depth = graph.nodes.count + 1
    let all = Set(try graph.selecting(selection).graph.edges)
    selection.depth = 1 << 40
    #expect(Set(try graph.selecting(selection).graph.edges) == all && all.isSuperset(of: last))
  }

  /// With any number of steps: all that can be reached from a screen and all from which it can be reached. Where no component is shared and
  /// nothing is owned, that is what the edges say.
  @Test(arguments: 0..<60 as Range<UInt64>) func anyNumberOfStepsShowsEverythingConnected(seed: UInt64) throws {
    var graph = NavigationGraph.randomApp(seed: seed)
    graph.edges.removeAll { !$0.live || $0.kind == .owns || $0.trigger != nil || NodeKind(idPrefixOf: $0.from) == .deepLink }
    for number in graph.edges.indices { graph.edges[number].through = [] }
    graph.edges.removeAll { edge in edge.kind == .embeds && NodeKind(idPrefixOf: edge.to) == .view && edge.to.hasPrefix("view:S") }
    let holders = Dictionary(grouping: graph.edges.filter { $0.kind == .embeds }, by: \.to).mapValues { Set($0.map(\.from)).count }
    graph.edges.removeAll { $0.kind == .embeds && (holders[$0.to] ?? 0) > 1 }
    graph = graph.normalized()
    let index = GraphIndex(graph)
    var selection = Selection()
    (selection.focus, selection.depth) = ([try #require(NodePattern("view:S0"))], 1000)
    let start = try #require(index.number(of: "view:S0"))
    func reach(_ next: (Int) -> [Int]) -> Set<Int> {
      var (seen, pending): (Set<Int>, [Int]) = ([start], [start])
      while let node = pending.popLast() { for other in next(node) where seen.insert(other).inserted { pending.append(other) } }
      return seen
    }
    let after = reach { index.outgoing($0).map { index.targets[$0] } }
    let before = reach { index.incoming($0).map { index.sources[$0] } }
    let found = Set(try graph.selecting(selection).graph.nodes.map(\.id))
    let wanted = after.union(before).map { graph.nodes[$0] }
    #expect(found.isSubset(of: wanted.map(\.id)))
    // A component that only holds another, and that nothing holds, is on no way.
    #expect(wanted.allSatisfy { found.contains($0.id) || $0.role == .component && !before.isDisjoint(with: [index.number(of: $0.id) ?? -1]) })
  }

  /// Longer ways are shown beside the shorter, not in their place; in the end none is left out.
  @Test(arguments: 0..<60 as Range<UInt64>) func longerWaysShowMore(seed: UInt64) throws {
    let graph = NavigationGraph.randomApp(seed: seed)
    for var selection in Self.selections(graph, seed)[3...4] {
      var last: Set<Edge> = []
      for longer in 0..<6 {
        selection.longer = longer
        let part = try graph.selecting(selection)
        let edges = Set(part.graph.edges)
        #expect(edges.isSuperset(of: last), "\(longer)")
        last = edges
      }
      selection.longer = 1000
      #expect(try !graph.selecting(selection).notes.contains { $0.contains("--longer") })
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func aWayThatIsFoundIsAWayOfThePart(seed: UInt64) throws {
    let graph = NavigationGraph.randomApp(seed: seed)
    for selection in Self.selections(graph, seed)[3...4] {
      let part = try graph.selecting(selection)
      let target = selection.to[0].nodes(in: graph)
      let start = selection.from.first.map { $0.nodes(in: graph) }
      let whole = WayAnswer(GraphIndex(graph), to: target[0], WayAnswer.Question(from: start, limit: 5))
      guard let way = whole.ways.first(where: { $0.cost.detours == 0 && !$0.edges.isEmpty }) else { continue }
      let nodes = Set(part.graph.nodes.map(\.id))
      #expect(nodes.contains(graph.nodes[way.start].id) && nodes.contains(graph.nodes[target[0]].id), "\(seed)")
      #expect(!part.notes.contains { $0.hasPrefix("no way") })
    }
  }
}
