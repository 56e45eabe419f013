import GraphTestSupport
import NavigationGraph
import Testing

/// A small app: tabs, a pushed route, a sheet, a way back, an orphan.
private var fruitApp: NavigationGraph {
  var graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0.1.0"))
  for (kind, name) in [
    (NodeKind.app, "FruitApp"), (.view, "RootView"), (.tab, "Tab.fruit"), (.view, "FruitList"), (.route, "Route.detail"), (.view, "FruitDetail"),
    (.view, "About"), (.view, "Orphan"), (.deepLink, "fruit://detail"),
  ] {
    var node = Node(id: "\(kind.rawValue):\(name)", kind: kind, name: name)
    if kind == .route { node.parameters = [Parameter(label: "id", type: "Int")] }
    graph.nodes.append(node)
  }
  for (line, edge) in [
    ("app:FruitApp", EdgeKind.root, "view:RootView"), ("view:RootView", .tab, "tab:Tab.fruit"), ("tab:Tab.fruit", .tab, "view:FruitList"),
    ("view:FruitList", .push, "route:Route.detail"), ("view:FruitList", .push, "route:Route.detail"), ("route:Route.detail", .builds, "view:FruitDetail"),
    ("view:FruitDetail", .push, "route:Route.detail"), ("view:FruitDetail", .sheet, "view:About"), ("deepLink:fruit://detail", .open, "route:Route.detail"),
  ].enumerated() {
    graph.edges.append(Edge(from: edge.0, to: edge.2, kind: edge.1, location: SourceLocation(file: "A.swift", line: line + 1, column: 1)))
  }
  graph.unresolved = [Unresolved(from: "view:About", kind: .push, reason: "?", location: SourceLocation(file: "A.swift", line: 40, column: 1))]
  return graph.withReachability(entries: ["app:FruitApp", "deepLink:fruit://detail"]).normalized()
}

private func text(_ format: GraphFormat, _ graph: NavigationGraph) -> String { String(decoding: format.render(graph), as: UTF8.self) }

@Suite struct FormatTests {
  @Test func namesAreUniqueAndSorted() {
    let names = GraphFormats.all.map(\.name)
    #expect(names == Set(names).sorted())
    #expect(GraphFormats.all.allSatisfy { !$0.summary.isEmpty })
  }

  @Test(arguments: 0..<120 as Range<UInt64>) func eachIsTheSameForTheSameGraph(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, hostile: seed % 2 == 0)
    let a = graph.normalized()
    let b = graph.shuffled(seed: seed + 7).normalized()
    for format in GraphFormats.all {
      let bytes = format.render(a)
      #expect(bytes == format.render(b), "\(format.name)")
      #expect(bytes.last == UInt8(ascii: "\n"))
      // Rows of comma-separated values end so (RFC 4180).
      let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
      #expect(text.unicodeScalars.allSatisfy { !$0.isHazardous || $0 == "\n" }, "\(format.name) lets a control character through")
    }
  }

  @Test func anEmptyGraphIsWritten() {
    let empty = NavigationGraph(generator: Generator(name: "navgraph", version: "0"))
    #expect(text(GraphFormats.tree, empty) == "unresolved sites: none\n")
  }
}

@Suite struct TreeFormatTests {
  @Test func aTreeFromTheEntries() {
    #expect(
      text(GraphFormats.tree, fruitApp) == """
        app FruitApp
        └─ root view RootView
           └─ tab tab Tab.fruit
              └─ tab view FruitList
                 └─ push route Route.detail(id: Int) → FruitDetail ×2
                    ├─ push route Route.detail(id: Int) → FruitDetail ↺
                    └─ sheet view About
        deepLink fruit://detail
        └─ open route Route.detail(id: Int) → FruitDetail …
        out of reach
        └─ view Orphan
        unresolved sites: 1 (1 push)
        └─ A.swift:40:1: push from view:About: ?

        """)
  }

  /// Every node stands in the tree, and is spelled out once: a line for each live bundle of the nodes within reach.
  @Test(arguments: 0..<100 as Range<UInt64>) func everyNodeIsThere(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed).normalized()
    let lines = text(GraphFormats.tree, graph).split(separator: "\n")
    for node in graph.nodes { #expect(lines.contains { $0.contains(node.name) }, "\(node.id)") }
    // What is marked as spelled out elsewhere has a place where it is.
    for line in lines where line.hasSuffix(" …") {
      guard let name = line.dropLast(2).split(separator: " ").last(where: { !$0.hasPrefix("×") }) else { continue }
      let others = lines.enumerated().filter { $0.element.contains(name) && !$0.element.hasSuffix(" …") && !$0.element.hasSuffix(" ↺") }
      #expect(!others.isEmpty, "\(line)")
    }
    #expect(lines.count <= graph.nodes.count * 2 + graph.edges.count + graph.unresolved.count + 4)
  }

  /// What is within reach although no entry leads to it, as what only Objective-C names, is not told to be out of it.
  @Test func whatIsWithinReachWithoutAWay() {
    let graph = NavigationGraph(
      text: """
        node app:App entry
        edge app:App root view:Home
        edge view:Legacy push view:Next
        edge view:Lost push view:Gone
        """)
    var reached = graph.withReachability(entries: ["app:App", "view:Legacy"])
    for index in reached.nodes.indices where reached.nodes[index].id == "view:Legacy" { reached.nodes[index].entry = nil }
    #expect(
      text(GraphFormats.tree, reached.normalized()) == """
        app App
        └─ root view Home
        within reach, by ways that are not in this graph
        view Legacy
        └─ push view Next
        out of reach
        ├─ view Gone
        └─ view Lost
        unresolved sites: none

        """)
  }

  @Test func aLongChainTakesLinesNotSquares() {
    var chain = NavigationGraph(generator: Generator(name: "navgraph", version: "0"))
    let place = SourceLocation(file: "A.swift", line: 1, column: 1)
    for i in 0..<5_000 { chain.nodes.append(Node(id: "view:\(i)", kind: .view, name: "\(i)")) }
    for i in 1..<5_000 { chain.edges.append(Edge(from: "view:\(i - 1)", to: "view:\(i)", kind: .push, location: place)) }
    let bytes = GraphFormats.tree.render(chain.withReachability(entries: ["view:0"]).normalized())
    #expect(bytes.count < 5_000 * 200)
  }
}
