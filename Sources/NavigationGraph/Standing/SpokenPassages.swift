/// What objects do for others: a call that navigates is an edge of the caller, which passes through the object (`Edge.through`); the object's
/// own edge of the same kind to the same end repeats it.
struct SpokenPassages: Sendable {
  private struct Passage: Hashable, Sendable {
    var to: Int
    var kind: EdgeKind
    var type: String
  }

  private let passages: Set<Passage>

  /// O(edges · length of `through`).
  init(_ index: GraphIndex) {
    var passages: Set<Passage> = []
    for (number, edge) in index.graph.edges.enumerated() where edge.kind.isNavigation && edge.live && !edge.through.isEmpty {
      let (source, target) = (index.sources[number], index.targets[number])
      guard source >= 0, target >= 0 else { continue }
      for function in edge.through {
        guard let dot = function.utf8.lastIndex(of: UInt8(ascii: ".")) else { continue }
        let type = String(function[..<dot])
        if index.graph.nodes[source].name != type { passages.insert(Passage(to: target, kind: edge.kind, type: type)) }
      }
    }
    self.passages = passages
  }

  /// Whether another edge says what an object's edge says.
  func isSpokenFor(_ number: Int, _ index: GraphIndex) -> Bool {
    let (source, target) = (index.sources[number], index.targets[number])
    guard source >= 0, target >= 0 else { return false }
    return passages.contains(Passage(to: target, kind: index.graph.edges[number].kind, type: index.graph.nodes[source].name))
  }
}
