import NavigationGraph

/// The arrows of both states of a change: those of the graph before it and those of the graph after it, each drawn as if it were alone, so that
/// an arrow is new also where only what leads to its site is (a component that a screen holds now, a builder that makes another view).
struct ChangedLegs {
  private(set) var legs: [Leg] = []
  private(set) var unresolved: [String: [Unresolved]] = [:]
  private(set) var objects: Set<String> = []

  /// What makes a leg before the change the one after it.
  private struct Key: Hashable {
    let from: String
    let to: String
    let edge: Int
  }

  init(_ union: UnionGraph, cast: Cast, options: DiagramOptions) {
    let before = Self.legs(union, cast, options) { $0.isBefore }
    let after = Self.legs(union, cast, options) { $0.isAfter }
    let changed = zip(union.graph.edges, union.edgeMarks).filter { $1.state == .changed }
    let steps = Dictionary(changed.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
    let nodes = Dictionary(zip(union.graph.nodes.map(\.id), union.nodeMarks), uniquingKeysWith: { first, _ in first })
    let old = Set(before.legs.map(Self.key))
    let new = Set(after.legs.map(Self.key))
    var all: [Leg] = []
    for var leg in after.legs {
      leg.change = old.contains(Self.key(leg)) ? .same : .added
      if leg.change == .same { Self.mark(&leg, union, nodes, steps) }
      if leg.change == .added { leg.changeWords = union.edgeMarks[leg.edge].words }
      all.append(leg)
    }
    for var leg in before.legs where !new.contains(Self.key(leg)) {
      leg.change = .removed
      leg.changeWords = union.edgeMarks[leg.edge].words
      all.append(leg)
    }
    // Sorting is stable: the legs of one edge keep their order.
    legs = all.sorted { $0.edge < $1.edge }
    unresolved = after.unresolved
    objects = before.objects.union(after.objects)
  }

  private static func key(_ leg: Leg) -> Key { Key(from: leg.from, to: leg.to, edge: leg.edge) }

  private static func legs(
    _ union: UnionGraph, _ cast: Cast, _ options: DiagramOptions, where isThere: (ChangeState) -> Bool
  ) -> (legs: [Leg], unresolved: [String: [Unresolved]], objects: Set<String>) {
    let part = union.part(where: isThere)
    let index = NodeLookup(part.graph)
    let result = Legs(index, destinations: Destinations(index, showsRoutes: options.showsRoutes, tellsSteps: true), cast: cast, options: options)
    let legs = result.legs.map { leg in
      var leg = leg
      leg.edge = part.edges[leg.edge]
      return leg
    }
    return (legs, result.unresolved, result.objects)
  }

  /// What is told of a leg that is there before the change and after it.
  private static func mark(_ leg: inout Leg, _ union: UnionGraph, _ nodes: [String: ChangeMark], _ steps: [Edge: ChangeMark]) {
    let (edge, mark) = (union.graph.edges[leg.edge], union.edgeMarks[leg.edge])
    if mark.state == .changed {
      leg.change = .changed
      leg.changeWords = mark.words
      if let former = mark.formerKind {
        let (was, isNow) = (former.word, edge.kind.word)
        leg.word = "\(was) → \(isNow)"
        leg.changeWords.removeAll { $0 == "\(former.rawValue) → \(edge.kind.rawValue)" }
      }
    }
    // What a builder does has no arrow of its own.
    for mark in leg.steps.compactMap({ steps[$0] }) {
      leg.change = .changed
      leg.changeWords += mark.words.filter { !leg.changeWords.contains($0) }
    }
    // A route has no box: its name stands at the arrow.
    if let name = leg.name, let route = nodes[edge.to], route.state == .changed, !route.isImplied, edge.to.hasPrefix("route:") {
      leg.change = .changed
      if let former = route.formerName.map({ Names.last(Names.unqualified($0)) }), former != name { leg.name = "\(former) → \(name)" }
      leg.changeWords += route.words.filter { !$0.hasPrefix("was ") || $0.hasPrefix("was “") }
    }
  }
}
