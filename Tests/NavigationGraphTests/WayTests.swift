import GraphTestSupport
import NavigationGraph
import Testing

/// All ways over live edges from some starts to a node with as few detours as any, as lists of nodes, found by trying everything.
private func everyWay(_ index: GraphIndex, from starts: [Int], to target: Int) -> Set<[Int]> {
  let isStart = Set(starts)
  let edges = index.graph.edges
  let links = edges.filter { $0.from.hasPrefix("deepLink:") && $0.via == nil }
  let opened = Set(edges.filter { $0.kind == .window && $0.live }.map(\.to))
  var detours: [[Int]: Int] = [:]
  var found: Set<[Int]> = []
  var todo = isStart.map { [$0] }
  while let way = todo.popLast() {
    guard let last = way.last else { continue }
    if last == target {
      found.insert(way)
      continue
    }
    for number in index.outgoing(last) {
      let (edge, next) = (index.graph.edges[number], index.targets[number])
      let isIntoEntry = (edge.kind == .owns || edge.kind == .scene) && isStart.contains(next)
      let isOfHandler = !edge.from.hasPrefix("deepLink:") && links.contains { $0.to == edge.to && $0.location == edge.location }
      guard edge.live, !isIntoEntry, !isOfHandler, !way.contains(next) else { continue }
      let count = detours[way, default: 0] + (edge.kind == .owns || edge.kind == .scene && opened.contains(edge.to) ? 1 : 0)
      if let known = detours[way + [next]] {
        detours[way + [next]] = min(known, count)
      } else {
        detours[way + [next]] = count
        todo.append(way + [next])
      }
    }
  }
  let fewest = found.map { detours[$0, default: 0] }.min()
  return found.filter { detours[$0, default: 0] == fewest }
}

private func nodes(_ way: Way, _ index: GraphIndex) -> [Int] { [way.start] + way.edges.map { index.targets[$0] } }

@Suite struct WayTests {
  static let seeds: Range<UInt64> = 0..<120

  @Test(arguments: seeds) func allWaysAreFoundOnceAndInOrder(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, size: 9)
    let index = GraphIndex(graph)
    guard index.count > 0 else { return }
    let starts = graph.starts(index)
    for target in 0..<index.count {
      let finder = WayFinder(index, to: target, starts: starts)
      let expected = everyWay(index, from: starts, to: target)
      let (ways, hasMore) = finder.ways(from: starts, limit: 5000)
      #expect(Set(ways.map { nodes($0, index) }) == expected)
      #expect(ways.count == expected.count)
      #expect(!hasMore)
      for (a, b) in zip(ways, ways.dropFirst()) { #expect(!(b.cost < a.cost)) }
      for way in ways {
        #expect(starts.contains(way.start))
        #expect(way.cost.depth == way.edges.filter { !graph.edges[$0].kind.isFree }.count)
        var node = way.start
        for number in way.edges {
          #expect(graph.edges[number].live && index.sources[number] == node)
          node = index.targets[number]
        }
        #expect(node == target)
      }
      for start in starts {
        guard let own = ways.first(where: { $0.start == start }) else { continue }
        #expect(finder.shortest(from: start)?.cost == own.cost)
      }
      for limit in [1, 2] {
        let some = finder.ways(from: starts, limit: limit)
        #expect(some.ways.map(\.cost) == ways.prefix(limit).map(\.cost))
        #expect(some.hasMore == (ways.count > limit))
      }
    }
  }

  /// Where no object and no link is in between, a node's depth is the length of the shortest way.
  @Test(arguments: seeds) func withoutDetoursTheShortestWayHasTheDepth(seed: UInt64) {
    var graph = NavigationGraph.random(seed: seed, size: 14)
    graph.edges.removeAll { $0.kind == .owns || $0.kind == .scene || $0.from.hasPrefix("deepLink:") }
    graph = graph.withReachability(entries: graph.nodes.filter { $0.kind == .app }.map(\.id))
    let index = GraphIndex(graph)
    let entries = graph.nodes.indices.filter { graph.nodes[$0].entry == true }
    guard !entries.isEmpty else { return }
    for target in graph.nodes.indices {
      let answer = WayAnswer(index, to: target, .init(limit: 100))
      #expect(answer.ways.map(\.cost.depth).min() == graph.nodes[target].depth)
      #expect((answer.blockage == nil) == (graph.nodes[target].reachable == true))
    }
  }

  /// Two to the power of forty ways: what is asked for is found all the same.
  @Test func manyWaysCostNoMoreThanThoseAskedFor() {
    var text = "node app:A entry\nedge app:A root view:s0\n"
    for layer in 0..<40 {
      for side in ["l", "r"] { text += "edge view:s\(layer) push view:\(side)\(layer)\nedge view:\(side)\(layer) push view:s\(layer + 1)\n" }
    }
    let graph = NavigationGraph(text: text)
    let index = GraphIndex(graph)
    let target = index.number(of: "view:s40") ?? 0
    let answer = WayAnswer(index, to: target, .init(isForAll: true, limit: 60))
    #expect(answer.ways.count == 60)
    #expect(Set(answer.ways.map { nodes($0, index) }).count == 60)
    #expect(answer.hasMore)
    #expect(answer.ways.allSatisfy { $0.cost.depth == 81 })
  }

  @Test func screensComeBeforeObjectsAndLinksHandlers() {
    // The app holds a router, and its first view handles a link: neither is how a user gets to the detail.
    let graph = NavigationGraph(
      text: """
        node app:A entry
        node deepLink:x entry
        edge app:A root view:Root
        edge app:A owns object:Router
        edge object:Router push view:Detail
        edge view:Root embeds view:List
        edge view:List push view:Middle
        edge view:Middle push view:Detail
        """)
    var linked = graph
    for from in ["view:Root", "deepLink:x"] {
      linked.edges.append(
        Edge(from: from, to: "view:Detail", kind: from == "view:Root" ? .push : .open, location: SourceLocation(file: "Root.swift", line: 9, column: 1)))
    }
    let index = GraphIndex(linked)
    let answer = WayAnswer(index, to: index.number(of: "view:Detail") ?? 0, .init(limit: 9))
    #expect(answer.ways.map { nodes($0, index).map { linked.nodes[$0].name } } == [["A", "Root", "List", "Middle", "Detail"], ["x", "Detail"]])
  }

  /// What a link's handler does itself is the link's way alone; what it has a function do that others may call, too, is theirs as well.
  @Test(arguments: [(nil, ["deepLink:x"], 1), ("helper", ["app:A", "deepLink:x"], 0)])
  func aHandlersPlaceIsNoStepOfOtherWays(_ via: String?, _ starts: [String], _ blocked: Int) throws {
    var graph = NavigationGraph(text: "node app:A entry\nnode deepLink:x entry\nedge app:A root view:Root")
    graph.nodes.append(contentsOf: NavigationGraph(text: "edge view:Root push view:Detail").nodes.filter { $0.id == "view:Detail" })
    let place = SourceLocation(file: "Root.swift", line: 9, column: 1)
    graph.edges.append(Edge(from: "view:Root", to: "view:Detail", kind: .push, location: place))
    var open = Edge(from: "deepLink:x", to: "view:Detail", kind: .open, location: place)
    open.via = via
    graph.edges.append(open)
    let index = GraphIndex(graph.normalized())
    let target = try #require(index.number(of: "view:Detail"))
    #expect(WayAnswer(index, to: target, .init(limit: 9)).ways.map { index.graph.nodes[$0.start].id } == starts)
    let root = try #require(index.number(of: "view:Root"))
    let answer = WayAnswer(index, to: target, .init(from: [root], limit: 9))
    #expect(answer.ways.isEmpty == (blocked > 0))
    #expect((answer.blockage?.linkEdges.count ?? 0) == blocked)
    #expect(answer.blockage?.deadEdges.isEmpty != false)
  }

  @Test func aSceneThatAPlaceOpensIsComeToByThatPlace() {
    let graph = NavigationGraph(
      text: "node app:A entry\nedge app:A root view:Root\nedge app:A scene scene:A.b\nedge scene:A.b root view:B\nedge view:Root window scene:A.b")
    let index = GraphIndex(graph)
    let answer = WayAnswer(index, to: index.number(of: "view:B") ?? 0, .init(isForAll: true, limit: 9))
    #expect(answer.ways.map { nodes($0, index).map { graph.nodes[$0].id } } == [["app:A", "view:Root", "scene:A.b", "view:B"]])
  }

  /// An app is no screen: of ways of as many steps, that over what it does by itself comes last.
  @Test func whatAnAppDoesByItselfComesLast() {
    let graph = NavigationGraph(
      text: "node app:A entry\nedge app:A root view:Root\nedge view:Root tab tab:T.a\nedge app:A selectTab tab:T.a")
    let index = GraphIndex(graph)
    let answer = WayAnswer(index, to: index.number(of: "tab:T.a") ?? 0, .init(isForAll: true, limit: 9))
    #expect(answer.ways.map { nodes($0, index).map { graph.nodes[$0].id } } == [["app:A", "view:Root", "tab:T.a"], ["app:A", "tab:T.a"]])
  }

  /// Of ways of as many steps that without conditions comes first, then that which is sure, then that through a tab; steps come before all.
  @Test(arguments: [
    // The side column of a large screen, or the tab.
    ("edge view:Root embeds view:End if\nedge view:Root tab tab:T.end\nedge tab:T.end tab view:End", ["app:A", "view:Root", "tab:T.end", "view:End"]),
    ("edge view:Root embeds view:End\nedge view:Root tab tab:T.end\nedge tab:T.end tab view:End", ["app:A", "view:Root", "tab:T.end", "view:End"]),
    ("edge view:Root embeds view:End\nedge view:Root tab tab:T.end if\nedge tab:T.end tab view:End", ["app:A", "view:Root", "view:End"]),
    ("edge view:Root embeds view:B if\nedge view:Root embeds view:M\nedge view:M embeds view:B\nedge view:B push view:End", ["app:A", "view:Root", "view:M", "view:B", "view:End"]),
    ("edge view:Root embeds view:B if\nedge view:Root embeds view:M inferred\nedge view:M embeds view:B\nedge view:B push view:End", ["app:A", "view:Root", "view:M", "view:B", "view:End"]),
    ("edge view:Root embeds view:End if\nedge view:Root push view:End", ["app:A", "view:Root", "view:End"]),
    ("edge view:Root embeds view:B if\nedge view:B push view:End\nedge view:Root push view:M\nedge view:M push view:End", ["app:A", "view:Root", "view:B", "view:End"]),
  ]) func ofWaysOfAsManySteps(_ edges: String, _ expected: [String]) throws {
    let graph = NavigationGraph(text: "node app:A entry\nedge app:A root view:Root\n" + edges)
    let index = GraphIndex(graph)
    let start = try #require(index.number(of: "app:A")), target = try #require(index.number(of: "view:End"))
    let way = try #require(WayAnswer(index, to: target, .init(limit: 1)).ways.first)
    #expect(nodes(way, index).map { graph.nodes[$0].id } == expected)
    #expect(WayTree(index, from: start, among: [start]).way(to: target) == way)
  }

  @Test func waysOverObjectsAreNoneWhereThereAreOthers() {
    let graph = NavigationGraph(
      text: "node app:A entry\nedge app:A root view:Root\nedge view:Root owns object:O\nedge object:O push view:B\nedge view:Root push view:M\nedge view:M push view:B")
    let index = GraphIndex(graph)
    let answer = WayAnswer(index, to: index.number(of: "view:B") ?? 0, .init(isForAll: true, limit: 9))
    #expect(answer.ways.map { nodes($0, index).map { graph.nodes[$0].id } } == [["app:A", "view:Root", "view:M", "view:B"]])
    #expect(!answer.hasMore)
  }

  @Test func anEntryIsWhereAWayBegins() {
    let graph = NavigationGraph(
      text: "node app:A entry\nnode object:Delegate entry\nedge app:A owns object:Delegate\nedge object:Delegate root view:Root")
    let index = GraphIndex(graph)
    let answer = WayAnswer(index, to: index.number(of: "view:Root") ?? 0, .init(isForAll: true, limit: 9))
    #expect(answer.ways.map { graph.nodes[$0.start].id } == ["object:Delegate"])
  }
}

@Suite struct BlockageTests {
  /// Nothing that is named is within reach; if the code of one dead edge came to life, there would be a way.
  @Test(arguments: 0..<150 as Range<UInt64>) func deadEdgesAreWhatIsMissing(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, size: 16)
    let index = GraphIndex(graph)
    let starts = graph.starts(index)
    let reached = Reachability(index, from: starts)
    for target in graph.nodes.indices where !reached.reaches(target) {
      let blockage = Blockage(index, to: target, from: starts)
      for top in blockage.tops {
        #expect(!reached.reaches(top.start))
        #expect(index.incoming(top.start).allSatisfy { index.sources[$0] == top.start })
        #expect((top.edges.last.map { index.targets[$0] } ?? top.start) == target)
      }
      for number in blockage.deadEdges {
        #expect(!graph.edges[number].live && reached.reaches(index.sources[number]))
        var alive = graph
        for other in alive.edges.indices where !reached.reaches(index.sources[other]) || other == number { alive.edges[other].live = true }
        #expect(Reachability(GraphIndex(alive), from: starts).reaches(target))
      }
      if blockage.tops.isEmpty, blockage.deadEdges.isEmpty { #expect(!blockage.directEdges.isEmpty) }
    }
  }

  @Test func whatNothingLeadsToIsNamedWithTheWayOn() throws {
    let graph = NavigationGraph(
      text: "node app:A entry\nedge app:A root view:Root\nedge view:Old push view:Older\nedge view:Older push view:Oldest")
    let index = GraphIndex(graph)
    let blockage = try #require(WayAnswer(index, to: index.number(of: "view:Oldest") ?? 0, .init(limit: 1)).blockage)
    #expect(blockage.tops.map { graph.nodes[$0.start].name } == ["Old"])
    #expect(blockage.tops.first?.edges.count == 2)
    #expect(blockage.deadEdges.isEmpty)
  }
}

@Suite struct SuspectTests {
  static let graph = NavigationGraph(
    text: """
      node app:A entry
      node route:R.a mapped
      node route:S.a mapped
      edge app:A root view:Home
      edge route:R.a builds view:Detail
      unresolved view:Home push R
      unresolved view:Home push S
      unresolved view:Home push -
      unresolved view:Home sheet - view
      unresolved view:Home push [Feature.R] dead
      """)

  @Test(arguments: [("route:R.a", [0, 2], 1), ("view:Detail", [0, 2, 3], 1), ("route:S.a", [1, 2], 1), ("view:Home", [2, 3], 0)])
  func sitesThatNameTheTypeComeFirst(_ id: String, _ sites: [Int], _ named: Int) {
    let index = GraphIndex(Self.graph)
    let found = Self.graph.suspects(for: index.number(of: id) ?? -1, in: index)
    #expect(found.sites == sites)
    #expect(found.named == named)
  }
}

@Suite struct NodeMatchingTests {
  static let graph = NavigationGraph(
    text: """
      node app:A entry
      node route:Feature.Route.detail
      node route:Other.detail
      node view:Shop/Detail
      node view:Home
      node alert:Home
      node alert:Lone
      node tab:Tab.home
      """)

  @Test(arguments: [
    ("view:Home", ["view:Home"]), ("Home", ["view:Home"]), ("alert:Home", ["alert:Home"]), ("Lone", ["alert:Lone"]), ("Detail", ["view:Shop/Detail"]),
    ("Route.detail", ["route:Feature.Route.detail"]), (".detail", ["route:Feature.Route.detail", "route:Other.detail"]),
    ("detail", ["route:Feature.Route.detail", "route:Other.detail"]), ("Route.detail(id:)", ["route:Feature.Route.detail"]), ("etail", []), ("", []), (".", []), ("(", []),
  ]) func wordsMeanNodes(_ word: String, _ ids: [String]) {
    #expect(Self.graph.nodes(named: word).map { Self.graph.nodes[$0].id } == ids)
  }

  @Test func aTitleIsAName() {
    var graph = Self.graph
    graph.nodes[7].title = "Start"
    #expect(graph.nodes(named: "Start") == [7])
  }
}
