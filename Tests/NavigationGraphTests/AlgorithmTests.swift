import GraphTestSupport
import NavigationGraph
import Testing

/// A graph from arrows such as `a push b`; every name is a view.
private func graph(_ arrows: String..., dead: Set<String> = []) -> NavigationGraph {
  var graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0"))
  var ids: Set<String> = []
  for (line, arrow) in arrows.enumerated() {
    let parts = arrow.split(separator: " ").map(String.init)
    for name in [parts[0], parts[2]] where ids.insert(name).inserted {
      graph.nodes.append(Node(id: "view:" + name, kind: .view, name: name))
    }
    var edge = Edge(
      from: "view:" + parts[0], to: "view:" + parts[2], kind: EdgeKind(rawValue: parts[1]) ?? .push,
      location: SourceLocation(file: "A.swift", line: line + 1, column: 1))
    edge.live = !dead.contains(arrow)
    graph.edges.append(edge)
  }
  return graph
}

@Suite struct ReachabilityTests {
  @Test func freeEdgesCostNothing() {
    let result = graph("app root home", "home tab fruit", "fruit tab list", "list push route", "route builds detail", "detail embeds row", "row owns model")
      .withReachability(entries: ["view:app"])
    let depths = Dictionary(uniqueKeysWithValues: result.nodes.map { ($0.name, $0.depth) })
    #expect(depths == ["app": 0, "home": 1, "fruit": 1, "list": 1, "route": 2, "detail": 2, "row": 2, "model": 2])
    #expect(result.nodes.filter { $0.entry == true }.map(\.name) == ["app"])
  }

  @Test func aLongFreeWayBeatsAShortPaidOne() {
    let result = graph("app push z", "app embeds a", "a embeds b", "b embeds z").withReachability(entries: ["view:app"])
    #expect(result.nodes.first { $0.name == "z" }?.depth == 0)
  }

  @Test func deadEdgesLeadNowhere() {
    let result = graph("app push a", "a push b", dead: ["a push b"]).withReachability(entries: ["view:app"])
    #expect(result.nodes.map(\.reachable) == [true, true, false])
    #expect(result.nodes.map(\.depth) == [0, 1, nil])
  }

  @Test func unknownEntriesAndDanglingEdgesAreLeftOut() {
    var dangling = graph("a push b")
    dangling.edges.append(Edge(from: "view:b", to: "view:gone", kind: .push, location: SourceLocation(file: "A.swift", line: 9, column: 1)))
    let result = dangling.withReachability(entries: ["view:none", "view:a"])
    #expect(result.nodes.map(\.depth) == [0, 1])
  }

  @Test func aChainOfAHundredThousandIsWalked() {
    var chain = NavigationGraph(generator: Generator(name: "navgraph", version: "0"))
    let place = SourceLocation(file: "A.swift", line: 1, column: 1)
    for i in 0..<100_000 { chain.nodes.append(Node(id: "view:\(i)", kind: .view, name: "\(i)")) }
    for i in 1..<100_000 { chain.edges.append(Edge(from: "view:\(i - 1)", to: "view:\(i)", kind: .push, location: place)) }
    let index = GraphIndex(chain)
    #expect(Reachability(index, from: [0]).depths.last == 99_999)
    #expect(index.stronglyConnectedComponents().count == 100_000)
    #expect(Dominators(index, from: [0]).immediate.last == 99_998)
    #expect(index.shortestPath(from: [0], to: 99_999)?.count == 99_999)
  }

  /// Bellman-Ford, which knows nothing of levels.
  @Test(arguments: 0..<100 as Range<UInt64>) func depthsAreShortest(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, size: 30)
    let index = GraphIndex(graph)
    guard index.count > 0 else { return }
    var expected = [Int?](repeating: nil, count: index.count)
    expected[0] = 0
    for _ in 0...index.count {
      for (number, edge) in graph.edges.enumerated() where edge.live {
        guard let depth = expected[index.sources[number]] else { continue }
        let target = index.targets[number]
        expected[target] = min(expected[target] ?? .max, depth + (edge.kind.isFree ? 0 : 1))
      }
    }
    let found = Reachability(index, from: [0])
    #expect(found.depths == expected)
    for node in 0..<index.count {
      let path = found.path(to: node, in: index)
      #expect((path == nil) == (expected[node] == nil))
      guard let path else { continue }
      #expect(path.reduce(0) { $0 + (graph.edges[$1].kind.isFree ? 0 : 1) } == expected[node])
      #expect(path.isEmpty == (node == 0))
      if !path.isEmpty {
        #expect(index.sources[path[0]] == 0 && index.targets[path[path.count - 1]] == node)
        for (a, b) in zip(path, path.dropFirst()) { #expect(index.targets[a] == index.sources[b]) }
      }
    }
  }
}

/// For each node the nodes that some way over live edges leads to, itself included, with one node taken out.
private func closure(_ index: GraphIndex, from start: Int, without removed: Int = -1) -> Set<Int> {
  var seen: Set<Int> = []
  var todo = start == removed ? [] : [start]
  while let node = todo.popLast() {
    guard seen.insert(node).inserted else { continue }
    for edge in index.outgoing(node) where index.graph.edges[edge].live && index.targets[edge] != removed { todo.append(index.targets[edge]) }
  }
  return seen
}

@Suite struct ComponentTests {
  @Test func aCycleIsOneComponentAndComesBeforeWhatLeadsToIt() {
    let index = GraphIndex(graph("a push b", "b push c", "c push b", "c push d"))
    #expect(index.stronglyConnectedComponents() == [[3], [1, 2], [0]])
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func membersReachEachOtherAndNobodyElseDoes(seed: UInt64) {
    let index = GraphIndex(.random(seed: seed, size: 20))
    let reach = (0..<index.count).map { closure(index, from: $0) }
    let components = index.stronglyConnectedComponents()
    #expect(components.flatMap { $0 }.sorted() == Array(0..<index.count))
    for (position, component) in components.enumerated() {
      for node in component {
        let mutual = reach[node].filter { reach[$0].contains(node) }.sorted()
        #expect(mutual == component)
        for later in components[(position + 1)...].joined() { #expect(!reach[node].contains(later)) }
      }
    }
  }
}

@Suite struct DominatorTests {
  @Test func theDoorOfADiamondDominatesItsEnd() {
    let index = GraphIndex(graph("a push b", "b push c", "b push d", "c push e", "d push e"))
    #expect(Dominators(index, from: [0]).immediate == [nil, 0, 1, 1, 1])
  }

  @Test func whatTwoStartsReachIsDominatedByNone() {
    let index = GraphIndex(graph("a push c", "b push c"))
    #expect(Dominators(index, from: [0, 2]).immediate == [nil, nil, nil])
  }

  /// A node dominates another where taking it out cuts the other off; the nearest of these is dominated by all the others.
  @Test(arguments: 0..<150 as Range<UInt64>) func dominatorsCutOff(seed: UInt64) {
    let index = GraphIndex(.random(seed: seed, size: 16))
    guard index.count > 1 else { return }
    let starts = seed % 2 == 0 ? [0] : [0, index.count - 1]
    let reached = starts.reduce(into: Set<Int>()) { $0.formUnion(closure(index, from: $1)) }
    let found = Dominators(index, from: starts).immediate
    var dominators = [Set<Int>](repeating: [], count: index.count)
    for removed in reached {
      let left = starts.reduce(into: Set<Int>()) { $0.formUnion(closure(index, from: $1, without: removed)) }
      for node in reached where node != removed && !left.contains(node) { dominators[node].insert(removed) }
    }
    for node in 0..<index.count {
      let strict = dominators[node]
      let nearest = strict.first { dominators[$0] == strict.subtracting([$0]) }
      #expect(found[node] == nearest, "node \(node)")
    }
  }
}
