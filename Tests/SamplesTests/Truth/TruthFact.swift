/// One fact about a sample's graph, as `graph.expected.txt` writes it. The file's form is told in `Samples/README.md`.
struct TruthFact: Hashable {
  enum Sort: String {
    case node, edge, returning = "return", unresolved, finding, held
  }

  var sort: Sort
  /// It may be in a graph or not.
  var isOptional = false
  /// What tells facts apart, in order (from, kind, to, place; a node's id): what each may be.
  var keys: [Set<String>]
  /// What else is said, each with its word.
  var words: Set<String> = []
  /// As it is written.
  var text: String

  /// Whether a fact of a graph is the one meant here, whatever else is said of it.
  func means(_ other: TruthFact) -> Bool {
    sort == other.sort && keys.count == other.keys.count && zip(keys, other.keys).allSatisfy { !$0.isDisjoint(with: $1) }
  }

  /// Whether all that is said agrees too.
  func agrees(with other: TruthFact) -> Bool { means(other) && words == other.words }
}
