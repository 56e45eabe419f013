/// Finds what was renamed: nodes before a change and after it whose names differ and whose place in the navigation is the same.
///
/// Two nodes are compared by what they have: ways in and out to nodes that are known to be the same, parameters, title, comment, file, and the
/// words of their names; the weights that both have, divided by those that either has (weighted Jaccard index; Ružička 1958). Pairs are taken
/// from the best down. What is found makes more ways known, so that the search is repeated until it finds no more.
struct RenameSearch {
  /// What both must have of what either has.
  private static let threshold = 0.5
  /// What more nodes than this share is a hint only together with a word of the name: else all would be compared with all.
  private static let commonFrom = 64

  private let before: GraphIndex
  private let after: GraphIndex

  init(_ before: GraphIndex, _ after: GraphIndex) {
    self.before = before
    self.after = after
  }

  func extend(_ found: inout NodeCorrespondence) {
    joinRenamedTypes(&found)
    while true {
      var isChanged = joinNested(&found)
      if joinAlike(&found) { isChanged = true }
      if !isChanged { return }
    }
  }

  // MARK: Route types

  /// A route type that is gone and one that is new, of which at least half the cases have the same names.
  private func joinRenamedTypes(_ found: inout NodeCorrespondence) {
    let old = Self.types(before.graph.nodes, free: found.heads)
    let new = Self.types(after.graph.nodes, free: found.bases)
    var candidates: [(score: Double, old: String, new: String)] = []
    for (name, cases) in old {
      for (other, otherCases) in new {
        let shared = cases.keys.count { otherCases[$0] != nil }
        let score = Double(shared) / Double(cases.count + otherCases.count - shared)
        if shared > 0, score >= Self.threshold { candidates.append((score, name, other)) }
      }
    }
    var taken: Set<String> = []
    for candidate in candidates.sorted(by: { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) }) {
      guard !taken.contains("-" + candidate.old), !taken.contains("+" + candidate.new) else { continue }
      taken.formUnion(["-" + candidate.old, "+" + candidate.new])
      for (name, number) in old[candidate.old] ?? [:] {
        if let partner = new[candidate.new]?[name] { found.join(number, partner) }
      }
    }
  }

  /// The cases of route types none of whose nodes has a partner, by type and name.
  private static func types(_ nodes: [Node], free partners: [Int?]) -> [String: [String: Int]] {
    var result: [String: [String: Int]] = [:]
    var known: Set<String> = []
    for (number, node) in nodes.enumerated() {
      guard node.kind == .route, let type = node.routeType else { continue }
      if partners[number] != nil { known.insert(type) }
      result[type, default: [:]][node.lastName] = number
    }
    for type in known { result[type] = nil }
    return result
  }

  // MARK: What is named after something else

  /// What is nested in something renamed, and the alerts of something renamed.
  private func joinNested(_ found: inout NodeCorrespondence) -> Bool {
    let renames = TypeRenames(before.graph, after.graph, found)
    var free: [Named: [Int]] = [:]
    for (number, node) in after.graph.nodes.enumerated() where found.bases[number] == nil {
      free[Named(kind: node.kind, name: node.unqualifiedName), default: []].append(number)
    }
    var isChanged = false
    for (number, node) in before.graph.nodes.enumerated() where found.heads[number] == nil {
      let candidates = renames.impliedNames(of: node).flatMap { free[Named(kind: node.kind, name: $0)] ?? [] }
      guard let partner = candidates.filter({ found.bases[$0] == nil }).min() else { continue }
      found.join(number, partner)
      isChanged = true
    }
    return isChanged
  }

  private struct Named: Hashable {
    var kind: NodeKind
    var name: String
  }

  // MARK: What is alike

  private func joinAlike(_ found: inout NodeCorrespondence) -> Bool {
    let old = before.graph.nodes.indices.filter { found.heads[$0] == nil && Self.canBeRenamed(before.graph.nodes[$0]) }
    let new = after.graph.nodes.indices.filter { found.bases[$0] == nil && Self.canBeRenamed(after.graph.nodes[$0]) }
    guard !old.isEmpty, !new.isEmpty else { return false }
    let correspondence = found
    let (oldCounts, newCounts) = (Self.fileCounts(before.graph), Self.fileCounts(after.graph))
    let newFeatures = Dictionary(
      new.map { ($0, NodeFeatures($0, after, inFile: newCounts, nodeNumber: { $0 >= 0 && correspondence.bases[$0] != nil ? $0 : nil })) },
      uniquingKeysWith: { first, _ in first })
    var holders: [Hint: [Int]] = [:]
    for number in new { for feature in newFeatures[number]?.evidence ?? [] { holders[Hint(feature: feature), default: []].append(number) } }
    for number in new {
      guard let features = newFeatures[number] else { continue }
      for feature in features.evidence where (holders[Hint(feature: feature)]?.count ?? 0) > Self.commonFrom {
        for word in features.words { holders[Hint(feature: feature, word: word), default: []].append(number) }
      }
    }
    var candidates: [(score: Double, old: Int, new: Int)] = []
    for number in old {
      let features = NodeFeatures(number, before, inFile: oldCounts, nodeNumber: { $0 >= 0 ? correspondence.heads[$0] : nil })
      var alike: Set<Int> = []
      for feature in features.evidence {
        let found = holders[Hint(feature: feature)] ?? []
        if found.count <= Self.commonFrom {
          alike.formUnion(found)
        } else {
          for word in features.words {
            let named = holders[Hint(feature: feature, word: word)] ?? []
            if named.count <= Self.commonFrom { alike.formUnion(named) }
          }
        }
      }
      for other in alike where before.graph.nodes[number].kind == after.graph.nodes[other].kind {
        guard let score = newFeatures[other].flatMap({ features.similarity(to: $0) }), score >= Self.threshold else { continue }
        candidates.append((score, number, other))
      }
    }
    // Of equal ones in the order in which they are declared: lists of cases keep it.
    candidates.sort { a, b in
      if a.score != b.score { return a.score > b.score }
      if a.old != b.old { return precedes(before.graph.nodes[a.old], before.graph.nodes[b.old]) }
      return precedes(after.graph.nodes[a.new], after.graph.nodes[b.new])
    }
    var isChanged = false
    for candidate in candidates where found.heads[candidate.old] == nil && found.bases[candidate.new] == nil {
      found.join(candidate.old, candidate.new)
      isChanged = true
    }
    return isChanged
  }

  /// What two nodes that are one have in common.
  private struct Hint: Hashable {
    var feature: NodeFeatures.Feature
    var word: String?
  }

  private static func fileCounts(_ graph: NavigationGraph) -> [String: Int] {
    graph.nodes.reduce(into: [:]) { $0[NodeFeatures.fileKey($1), default: 0] += 1 }
  }

  /// A link that is written otherwise is another link: who follows the old one comes nowhere. What is of a framework has its name from there.
  private static func canBeRenamed(_ node: Node) -> Bool { node.kind != .deepLink && node.kind != .external }

  private func precedes(_ a: Node, _ b: Node) -> Bool {
    if let x = a.location, let y = b.location, x != y { return x < y }
    return compareBytes(a.id, b.id) < 0
  }
}
