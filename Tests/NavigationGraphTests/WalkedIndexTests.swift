import NavigationGraph
import Testing

/// Edges begin at the screen whose call of a closure sets them off, where that is a screen of its own.
@Suite struct WalkedIndexTests {
  /// A coordinator that shows a list and, when the list says so, an item.
  private func graph(role: ViewRole, embedded: Bool = false, shown: Bool = true) -> NavigationGraph {
    func node(_ id: String, _ kind: NodeKind, _ role: ViewRole? = nil) -> Node {
      var node = Node(id: id, kind: kind, name: id, location: nil)
      node.role = role
      if kind == .app { node.entry = true }
      return node
    }
    func edge(_ from: String, _ to: String, _ kind: EdgeKind, _ line: Int) -> Edge {
      Edge(from: from, to: to, kind: kind, location: .init(file: "A.swift", line: line, column: 1))
    }
    var told = edge("object:Flow", "view:Item", .push, 4)
    told.trigger = Trigger(type: "List", closure: "onOpen")
    var edges = [edge("app:App", "object:Flow", .owns, 1), told]
    if shown { edges.append(edge("object:Flow", "view:List", .push, 3)) }
    if embedded { edges.append(edge("object:Flow", "view:List", .embeds, 3)) }
    let nodes = [node("app:App", .app), node("object:Flow", .object), node("view:Item", .view, .screen), node("view:List", .view, role)]
    return NavigationGraph(generator: Generator(name: "test", version: "0"), nodes: nodes, edges: edges, returns: [], unresolved: []).normalized()
  }

  private func source(_ graph: NavigationGraph) -> String? {
    let index = GraphIndex(asWalked: graph)
    guard let number = graph.edges.firstIndex(where: { $0.to == "view:Item" }) else { return nil }
    return graph.nodes[index.sources[number]].id
  }

  @Test func theScreenThatCallsIsWhereTheUserIs() {
    #expect(source(graph(role: .screen)) == "view:List")
  }

  @Test func whatStandsInTheSameScreenIsNone() {
    #expect(source(graph(role: .component)) == "object:Flow")
    #expect(source(graph(role: .screen, embedded: true)) == "object:Flow")
  }

  @Test func aScreenOutOfReachTakesNoEdgeAway() {
    #expect(source(graph(role: .screen, shown: false)) == "object:Flow")
  }
}
