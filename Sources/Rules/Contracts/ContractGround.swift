import NavigationGraph

/// The graph as contracts see it: what users follow, and no other edges.
///
/// An edge `owns` says who holds an object; what the object does when told stands as an edge of whoever tells it. What only a link runs begins
/// at the link. Edges that are one of several answers make no finding: what only they break is held back.
struct ContractGround {
  let context: RuleContext
  /// Edges that no contract follows.
  let leftOut: Set<Int>
  /// Edges that are one of several answers.
  let unsure: Set<Int>

  var graph: NavigationGraph { context.graph }
  var index: GraphIndex { context.index }

  init(_ context: RuleContext) {
    self.context = context
    let graph = context.graph
    leftOut = graph.edgesOfHandlers().union(graph.edges.indices.filter { !graph.edges[$0].live || graph.edges[$0].kind == .owns })
    unsure = Set(graph.edges.indices.filter { graph.edges[$0].certainty == .ambiguous })
  }

  func nodes(_ patterns: [NodePattern]) -> Set<Int> { Set(patterns.flatMap { $0.nodes(in: graph) }) }

  /// The patterns of some lists that select nothing: all of a list that as a whole selects nothing, else those that name one thing. A star may
  /// stand for what is not there yet.
  func missing(_ lists: [NodePattern]...) -> [NodePattern] {
    lists.flatMap { patterns in
      let empty = patterns.filter { $0.nodes(in: graph).isEmpty }
      return empty.count == patterns.count ? empty : empty.filter { !$0.isWild }
    }
  }

  func code(_ node: Int) -> String { (graph.nodes[node].kind == .deepLink ? "the link " : "") + Wording.code(graph.nodes[node].name) }

  func list(_ nodes: [Int]) -> String { Wording.list(nodes.map { graph.nodes[$0].name }) }

  // MARK: Steps

  /// Edges that are steps: those of the kinds that are named, else of all. What a route or a tab is shown as is part of the step to it.
  func steps(_ kinds: Set<EdgeKind>?) -> [Int] {
    graph.edges.indices.filter { number in
      let kind = graph.edges[number].kind
      return !leftOut.contains(number) && index.sources[number] >= 0 && !isTransit(number) && kinds?.contains(kind) != false
    }
  }

  /// What belongs to some nodes because they embed it as a component: ways from them, over such edges alone.
  func components(of nodes: Set<Int>) -> Reachability {
    let others = Set(graph.edges.indices.filter { !isOfComponent($0) })
    return Reachability(index, from: nodes.sorted(), leavingOut: others)
  }

  /// Whether an edge embeds a view that is no screen of its own.
  private func isOfComponent(_ number: Int) -> Bool {
    guard graph.edges[number].kind == .embeds, graph.edges[number].live, index.targets[number] >= 0 else { return false }
    return graph.nodes[index.targets[number]].role == .component
  }

  /// From where some nodes are shown without a further step: for each node the edge by which it goes on, -1 for the nodes themselves. A route
  /// is shown as what is built of it, a tab as its first view.
  func arrivals(at nodes: Set<Int>) -> [Int: Int] {
    var next = Dictionary(uniqueKeysWithValues: nodes.map { ($0, -1) })
    var todo = nodes.sorted()
    while let node = todo.popLast() {
      for number in index.incoming(node) where isTransit(number) && next[index.sources[number]] == nil {
        next[index.sources[number]] = number
        todo.append(index.sources[number])
      }
    }
    return next
  }

  func isTransit(_ number: Int) -> Bool {
    guard !leftOut.contains(number), index.sources[number] >= 0 else { return false }
    let edge = graph.edges[number]
    return edge.kind == .builds || edge.kind == .tab && graph.nodes[index.sources[number]].kind == .tab
  }

  /// The way on from a node, and where it ends.
  func rest(from node: Int, _ arrivals: [Int: Int]) -> (edges: [Int], end: Int) {
    var edges: [Int] = []
    var node = node
    while let number = arrivals[node], number >= 0, edges.count <= graph.nodes.count {
      edges.append(number)
      node = index.targets[number]
    }
    return (edges, node)
  }

  /// Whether an object does something only because others tell it to: they have an edge of their own to the same node, through the object.
  func isTold(_ number: Int) -> Bool {
    let edge = graph.edges[number]
    guard index.sources[number] >= 0, graph.nodes[index.sources[number]].kind == .object else { return false }
    let name = graph.nodes[index.sources[number]].name + "."
    return index.incoming(index.targets[number]).contains { other in
      graph.edges[other].live && graph.edges[other].from != edge.from && graph.edges[other].through.contains { $0.hasPrefix(name) }
    }
  }

  // MARK: Ways

  /// Where users come in: nodes that are named, else the entries.
  func starts(_ patterns: [NodePattern]?) -> [Int] { patterns.map { nodes($0).sorted() } ?? graph.starts(index) }

  /// The nodes from which some nodes are reached, themselves too.
  func ancestors(of nodes: Set<Int>, leavingOut: Set<Int>) -> Set<Int> {
    var known = nodes
    var todo = nodes.sorted()
    while let node = todo.popLast() {
      for number in index.incoming(node) where !leavingOut.contains(number) && known.insert(index.sources[number]).inserted {
        todo.append(index.sources[number])
      }
    }
    return known
  }

  /// A way as places that are read one after the other.
  func explain(_ way: [Int], _ opening: String = "") -> [RelatedLocation] {
    way.map { number in
      let edge = graph.edges[number]
      let through = edge.through.isEmpty ? "" : ", through \(edge.through.map(Wording.code).joined(separator: ", "))"
      return RelatedLocation(
        location: edge.location,
        message: opening + "\(code(index.sources[number])) → \(code(index.targets[number])): \(Wording.participle(edge.kind))\(through)")
    }
  }

  /// Where a way takes its last step: what a route is then shown as has a place of its own, and the fault is not there.
  func place(of way: [Int]) -> SourceLocation? { (way.last { !isTransit($0) } ?? way.last).map { graph.edges[$0].location } }

  /// The first edge of a way that is one of several answers, as what casts doubt on a finding.
  func doubt(_ way: [Int]) -> Unresolved? {
    guard let number = way.first(where: unsure.contains) else { return nil }
    let edge = graph.edges[number]
    return Unresolved(
      from: edge.from, kind: edge.kind,
      reason: "this edge to \(code(index.targets[number])) is one of several answers that the source leaves open", location: edge.location)
  }
}
