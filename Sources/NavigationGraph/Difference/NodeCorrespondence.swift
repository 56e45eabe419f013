/// Which node of one graph is which of another.
public struct NodeCorrespondence: Sendable {
  /// For each node before the change its number after it; nil where it is gone.
  public private(set) var heads: [Int?]
  /// For each node after the change its number before it; nil where it is new.
  public private(set) var bases: [Int?]

  init(baseCount: Int, headCount: Int) {
    heads = Array(repeating: nil, count: baseCount)
    bases = Array(repeating: nil, count: headCount)
  }

  /// Takes two free nodes for one. Does nothing where one of them is taken, or no node.
  mutating func join(_ base: Int, _ head: Int) {
    guard heads.indices.contains(base), bases.indices.contains(head), heads[base] == nil, bases[head] == nil else { return }
    heads[base] = head
    bases[head] = base
  }

  /// Nodes of one name are one, and so are nodes whose ids differ only in the module or file that tells them from others of their name: it
  /// comes and goes with these others. Of several of one name those of one file belong together.
  init(bySameNames before: GraphIndex, _ after: GraphIndex) {
    self.init(baseCount: before.count, headCount: after.count)
    var groups: [String: (bases: [Int], heads: [Int])] = [:]
    for (number, node) in before.graph.nodes.enumerated() { groups[node.unqualifiedID, default: ([], [])].bases.append(number) }
    for (number, node) in after.graph.nodes.enumerated() { groups[node.unqualifiedID, default: ([], [])].heads.append(number) }
    let (old, new) = (before.graph.nodes, after.graph.nodes)
    let agreements: [(Node, Node) -> Bool] = [
      { $0.id == $1.id && $0.location?.file == $1.location?.file },
      { $0.location?.file == $1.location?.file },
      { $0.id == $1.id },
      { _, _ in true },
    ]
    for group in groups.values {
      for agree in agreements {
        let free = group.heads.filter { bases[$0] == nil }
        if free.isEmpty { break }
        var next = free
        for base in group.bases where heads[base] == nil {
          guard let found = next.firstIndex(where: { agree(old[base], new[$0]) }) else { continue }
          join(base, next[found])
          next.remove(at: found)
        }
      }
    }
  }
}
