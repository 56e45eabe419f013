import SourceTestSupport

/// The facts that a reader found against those of a graph, in both directions.
enum TruthComparison {
  /// Where they differ, a line each, by text: `missing`, `surplus`, or `differs` where only the words after the place do.
  static func differences(_ truth: [TruthFact], _ graph: [TruthFact]) -> [String] {
    // Those that have to hold are served first, and the wholly agreeing before the rest.
    let ordered = truth.filter { !$0.isOptional } + truth.filter(\.isOptional)
    let agreeing = Matching.pairs(left: ordered.count, right: graph.count) { ordered[$0].agrees(with: graph[$1]) }
    let left = zip(ordered, agreeing).filter { $0.1 == nil }.map(\.0)
    let taken = Set(agreeing.compactMap(\.self))
    let over = graph.indices.filter { !taken.contains($0) }.map { graph[$0] }
    let near = Matching.pairs(left: left.count, right: over.count) { left[$0].means(over[$1]) }
    var result: [String] = []
    for (fact, partner) in zip(left, near) {
      if let partner {
        result.append("differs: \(fact.text) => \(over[partner].text)")
      } else if !fact.isOptional {
        result.append("missing: \(fact.text)")
      }
    }
    let used = Set(near.compactMap(\.self))
    result += over.indices.filter { !used.contains($0) }.map { "surplus: \(over[$0].text)" }
    return result.sorted()
  }
}
