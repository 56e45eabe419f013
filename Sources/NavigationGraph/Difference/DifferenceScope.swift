/// The part of an app that a difference tells of, in both states.
public struct DifferenceScope: Sendable {
  /// What a selection means before the change.
  public let base: SelectedGraph
  /// What it means after it.
  public let head: SelectedGraph

  /// What was selected, a sentence each, as it is after the change; as it was where nothing is left of it.
  public var notes: [String] { head.graph.nodes.isEmpty && !base.graph.nodes.isEmpty ? base.notes : head.notes }

  var membership: Membership { Membership(self) }

  /// Whether a part holds something. A graph holds each node and edge once for each time it is there: what is the same twice is the same here.
  struct Membership {
    private let scope: DifferenceScope
    private let nodes: (base: Set<String>, head: Set<String>)
    private let edges: (base: Set<Edge>, head: Set<Edge>)

    init(_ scope: DifferenceScope) {
      self.scope = scope
      nodes = (Set(scope.base.graph.nodes.map(\.id)), Set(scope.head.graph.nodes.map(\.id)))
      edges = (Set(scope.base.graph.edges), Set(scope.head.graph.edges))
    }

    func base(_ node: Node?) -> Bool { node.map { nodes.base.contains($0.id) } ?? false }
    func head(_ node: Node?) -> Bool { node.map { nodes.head.contains($0.id) } ?? false }
    func base(_ edge: Edge?) -> Bool { edge.map(edges.base.contains) ?? false }
    func head(_ edge: Edge?) -> Bool { edge.map(edges.head.contains) ?? false }

    func part<Element: Hashable & Sendable>(
      of whole: Appearances<Element>, _ elements: (NavigationGraph) -> [Element]
    ) -> Appearances<Element> {
      let (before, after) = (Set(elements(scope.base.graph)), Set(elements(scope.head.graph)))
      return Appearances(added: whole.added.filter(after.contains), removed: whole.removed.filter(before.contains))
    }
  }
}

extension GraphDifference {
  /// What of the difference lies in the part of the app that a selection means, before the change or after it. The difference is that of the
  /// whole: what a change outside of the part does to what lies in it is told.
  ///
  /// A name means in each state what it means there, and what that is in the other state: `--focus Cart` goes on with the screen that is called
  /// Basket after the change, and a name has to be known in one of the states only.
  ///
  /// - Throws: `Selection.Fault` for a name that names nothing in either state.
  public func limited(to selection: Selection) throws(Selection.Fault) -> GraphDifference {
    guard !selection.isEmpty else { return self }
    var (before, after) = (base.meaning(of: selection), head.meaning(of: selection))
    for pattern in selection.patterns {
      let (old, new) = (before[pattern] ?? [], after[pattern] ?? [])
      if old.isEmpty, new.isEmpty, !pattern.isWild { throw .unknownNode(pattern) }
      before[pattern] = old.union(partners(of: new, in: head, correspondence.bases, base))
      after[pattern] = new.union(partners(of: old, in: base, correspondence.heads, head))
    }
    for name in selection.targets where !base.hasTarget(name) && !head.hasTarget(name) { throw .unknownTarget(name) }
    return GraphDifference(
      self, within: DifferenceScope(base: base.selecting(selection, meaning: before), head: head.selecting(selection, meaning: after)))
  }

  private func partners(of ids: Set<String>, in graph: NavigationGraph, _ numbers: [Int?], _ other: NavigationGraph) -> [String] {
    zip(graph.nodes, numbers).compactMap { node, number in number.flatMap { ids.contains(node.id) ? other.nodes[$0].id : nil } }
  }
}
