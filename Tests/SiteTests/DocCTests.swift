import GraphTestSupport
import NavigationGraph
import Site
import Testing

/// The catalogue, as the real `docc` reads it.
@Suite(.serialized) struct DocCTests {
  @Test func aSmallApp() throws {
    #expect(try problem(shop) == nil)
  }

  @Test func linksToSourceAndRules() throws {
    var links = LinkOptions()
    links.prefix = "https://example.org/app/blob/main/"
    links.rulePages = "https://example.org/rules"
    #expect(try problem(shop, links) == nil)
  }

  @Test func namesOfEveryKind() throws {
    for seed in [1, 2, 3, 4] as [UInt64] {
      #expect(try problem(NavigationGraph.random(seed: seed, size: 120, hostile: true).normalized()) == nil, "seed \(seed)")
    }
  }

  @Test func everyHostileName() throws {
    #expect(try problem(hostileGraph()) == nil)
  }

  @Test func aBigApp() throws {
    #expect(try problem(generated(500)) == nil)
  }

  private func problem(_ graph: NavigationGraph, _ links: LinkOptions = LinkOptions()) throws -> String? {
    var options = DocsOptions()
    options.showsPicture = false
    return try DocC.convert(DocsForm.docc.write(Documentation(graph, options), links))
  }
}

/// A screen, a route, a tab, an object and a link of each hostile name, each with it as title, comment and module, too.
func hostileGraph() -> NavigationGraph {
  var graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0"))
  for (number, text) in hostileTexts.enumerated() {
    let text = text.utf8.count > 300 ? String(text.prefix(300)) : text
    let place = SourceLocation(file: "Sources/\(text).swift", line: number + 1, column: 1)
    for kind in [NodeKind.app, .view, .route, .tab, .object, .deepLink, .alert, .external] {
      var node = Node(id: "\(kind.rawValue):\(text)", kind: kind, name: text, location: place)
      node.title = text
      node.documentation = "\(text) and `\(text)` [\(text)](https://example.org/\(text))"
      node.module = text
      node.parameters = [Parameter(label: text, type: text)]
      if kind == .view { node.role = .screen }
      if kind == .route { (node.mapped, node.used, node.routeType) = (true, true, text) }
      graph.nodes.append(node)
    }
    func edge(_ from: String, _ to: String, _ kind: EdgeKind) {
      var edge = Edge(from: "\(from):\(text)", to: "\(to):\(text)", kind: kind, location: place)
      edge.condition = text
      edge.through = [text]
      edge.event = text
      edge.trigger = Trigger(type: text, closure: text)
      edge.presentation = ["detents": text]
      edge.certainty = .inferred
      edge.because = text
      graph.edges.append(edge)
    }
    edge("app", "view", .root)
    edge("view", "route", .push)
    edge("route", "view", .builds)
    edge("view", "tab", .tab)
    edge("object", "route", .sheet)
    edge("deepLink", "route", .open)
    edge("view", "alert", .alert)
    edge("view", "external", .sheet)
    graph.returns.append(Return(from: "view:\(text)", kind: .popToRoot, location: place))
    graph.unresolved.append(Unresolved(from: "view:\(text)", kind: .push, reason: text, location: place))
  }
  graph.findings = hostileTexts.map {
    Finding(
      rule: $0, severity: .warning, message: "`\($0)` and \($0)", hint: $0,
      location: SourceLocation(file: $0, line: 1, column: 1), ids: [$0])
  }
  return graph.withReachability(entries: graph.nodes.filter { $0.kind == .app }.map(\.id)).normalized()
}
