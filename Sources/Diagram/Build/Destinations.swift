import NavigationGraph

/// What a user sees at the end of an edge: routes are followed to the views that builders make of them, tabs to their first views.
struct Destinations {
  /// One thing that an edge ends at.
  struct End: Hashable {
    /// The node that is drawn.
    var node: String
    /// Whether every step on the way was exact.
    var isExact: Bool
    /// The edges on the way, where they are asked for.
    var steps: [Edge] = []
  }

  private let index: NodeLookup
  private let showsRoutes: Bool
  private let tellsSteps: Bool

  init(_ index: NodeLookup, showsRoutes: Bool, tellsSteps: Bool = false) {
    self.index = index
    self.showsRoutes = showsRoutes
    self.tellsSteps = tellsSteps
  }

  /// The ends of an edge that leads to a node, in the order of the graph. A route or tab that leads nowhere is its own end.
  func ends(of id: String) -> [End] {
    var result: [End] = []
    var seen: Set<String> = [id]
    var pending = [End(node: id, isExact: true)]
    while let current = pending.popLast() {
      let steps = self.steps(from: current.node)
      guard !steps.isEmpty else {
        result.append(current)
        continue
      }
      for step in steps.reversed() where seen.insert(step.to).inserted {
        let isExact = current.isExact && step.certainty == .exact
        pending.append(End(node: step.to, isExact: isExact, steps: tellsSteps ? current.steps + [step] : []))
      }
    }
    return result
  }

  private func steps(from id: String) -> [Edge] {
    switch index.kind(of: id) {
    case .route where !showsRoutes: index.edges(from: id).filter { $0.kind == .builds }
    case .tab: index.edges(from: id).filter { $0.kind == .tab || $0.kind == .root || $0.kind == .embeds }
    default: []
    }
  }
}
