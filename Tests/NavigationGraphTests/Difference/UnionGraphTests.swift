import GraphTestSupport
import NavigationGraph
import Testing

@Suite struct UnionGraphTests {
  private let base = """
    node app:App entry
    node view:Home
    node view:List
    node view:Detail
    node view:Settings
    node view:About
    edge app:App root view:Home
    edge view:Home push view:List
    edge view:List push view:Detail
    edge view:Home push view:Settings
    edge view:Settings push view:About
    """

  /// `+ edge`, `− node`: what differs, and how it was.
  private func told(_ union: UnionGraph) -> [String] {
    let nodes = zip(union.graph.nodes, union.nodeMarks).map { ($0.id, $1) }
    let edges = zip(union.graph.edges, union.edgeMarks).map { ("\($0.from) \($0.kind.rawValue) \($0.to)", $1) }
    return (nodes + edges).filter { $0.1.state != .same }.map { text, mark in
      "\(mark.state.sign) \(text)" + (mark.words.isEmpty ? "" : ": \(mark.words.joined(separator: ", "))")
    }
  }

  private func union(_ base: String, _ head: String) -> UnionGraph {
    UnionGraph(GraphDifference(from: NavigationGraph(text: base), to: NavigationGraph(text: head)))
  }

  @Test func eachThingStandsOnceWithItsState() {
    let head = base.replacing("push view:Settings", with: "sheet view:Settings").replacing("view:About", with: "view:Help")
      .replacing("edge view:List push view:Detail", with: "edge view:Home push view:Detail")
    #expect(
      told(union(base, head)) == [
        "~ view:Help: was About", "+ view:Home push view:Detail", "− view:List push view:Detail", "~ view:Home sheet view:Settings: push → sheet",
      ])
  }

  @Test func whatIsGoneKeepsItsIdUnlessAnotherHasIt() {
    // A view of the name is gone, and an unlike one has its name.
    let union = union(base + "\nnode route:Route.a\nedge view:About push route:Route.a", base + "\nnode route:Route.b carries=Int\nedge view:Home push route:Route.b")
    #expect(Set(union.graph.nodes.map(\.id)).count == union.graph.nodes.count)
    #expect(union.idsOfBase["route:Route.a"] == "route:Route.a")
    #expect(told(union).contains("− route:Route.a"))
  }

  @Test func onlyWhatIsNearIsSelected() {
    let union = union(base, base.replacing("push view:About", with: "sheet view:About"))
    func nodes(_ steps: Int?) -> [String] { union.near(steps).union.graph.nodes.map(\.id) }
    #expect(nodes(0) == ["view:About", "view:Settings"])
    #expect(nodes(1) == ["view:About", "view:Home", "view:Settings"])
    #expect(nodes(2) == ["app:App", "view:About", "view:Home", "view:Settings"])
    #expect(nodes(nil).count == 6)
    let far = union.near(0)
    #expect(far.union.nodeMarks.count == far.union.graph.nodes.count && far.union.edgeMarks.count == far.union.graph.edges.count)
    #expect(told(far.union) == ["~ view:Settings sheet view:About: push → sheet"])
  }

  /// A component that leads somewhere means its screen; one that leads nowhere is no navigation.
  @Test func aComponentMeansItsScreen() {
    func near(_ head: String) -> [String] {
      var graphs = [base, head].map { NavigationGraph(text: $0) }
      for i in graphs.indices {
        for j in graphs[i].nodes.indices where graphs[i].nodes[j].kind == .view {
          graphs[i].nodes[j].role = graphs[i].nodes[j].name == "Row" ? .component : .screen
        }
      }
      return UnionGraph(GraphDifference(from: graphs[0], to: graphs[1])).near(0).union.graph.nodes.map(\.id)
    }
    let row = "\nedge view:List embeds view:Row"
    #expect(near(base + row).isEmpty)
    let leading = near(base + row + "\nedge view:Row sheet view:About")
    #expect(leading == ["view:About", "view:List", "view:Row"])
  }

  // MARK: Of every two graphs

  private struct EdgeText: Hashable {
    let text: String
    init(_ edge: Edge, _ ids: [String: String] = [:]) {
      text = "\(ids[edge.from] ?? edge.from) \(ids[edge.to] ?? edge.to)"
    }
  }

  private func counts<T: Hashable>(_ list: [T]) -> [T: Int] { list.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

  @Test(arguments: 0..<80) func itHasEachThingOfBothOnce(_ seed: UInt64) {
    let (base, head) = (NavigationGraph.randomApp(seed: seed).normalized(), NavigationGraph.randomApp(seed: seed / 2 + 1000).normalized())
    let union = UnionGraph(GraphDifference(from: base, to: head))
    #expect(Set(union.graph.nodes.map(\.id)).count == union.graph.nodes.count)
    let (before, after) = (union.part { $0.isBefore }.graph, union.part { $0.isAfter }.graph)
    #expect(after.nodes == head.nodes)
    #expect(counts(after.edges) == counts(head.edges))
    #expect(Set(before.nodes.map(\.id)) == Set(base.nodes.map { union.idsOfBase[$0.id] ?? "" }))
    #expect(before.nodes.count == base.nodes.count)
    // Of an edge that changed the union has what it is.
    #expect(counts(before.edges.map { EdgeText($0) }) == counts(base.edges.map { EdgeText($0, union.idsOfBase) }))
    // The part has what changed, whatever its size.
    for steps in [0, 1, 3] {
      let part = union.near(steps).union
      for (edge, mark) in zip(union.graph.edges, union.edgeMarks) where mark.state != .same && edge.kind == .push && edge.from.hasPrefix("view:S") {
        #expect(part.graph.edges.contains(edge), "\(edge)")
      }
    }
  }
}
