import NavigationGraph

/// Which of the edges to one node are told by others: an object navigates when something tells it to, and where that is known, the caller has
/// an edge of its own.
struct Callers {
  private struct Key: Hashable {
    let kind: EdgeKind
    let object: String
  }

  /// For each object the nodes whose edges go through a call of it.
  private var sources: [Key: Set<Int>] = [:]

  /// O(edges · what they go through).
  init(_ numbers: [Int], _ index: GraphIndex) {
    let objects = Set(numbers.compactMap { Self.object(index.graph.nodes[index.sources[$0]]) })
    guard !objects.isEmpty else { return }
    let lengths = Set(objects.map(\.utf8.count))
    for number in numbers {
      let edge = index.graph.edges[number]
      for call in edge.through {
        // Names of nested types have dots, too.
        for (offset, byte) in call.utf8.enumerated() where byte == UInt8(ascii: ".") && lengths.contains(offset) {
          let name = String(decoding: call.utf8.prefix(offset), as: UTF8.self)
          if objects.contains(name) { sources[Key(kind: edge.kind, object: name), default: []].insert(index.sources[number]) }
        }
      }
    }
  }

  /// Whether an edge of another node tells what this one does. O(1).
  func tell(_ number: Int, _ index: GraphIndex) -> Bool {
    let source = index.sources[number]
    guard let object = Self.object(index.graph.nodes[source]) else { return false }
    guard let callers = sources[Key(kind: index.graph.edges[number].kind, object: object)] else { return false }
    return callers.count > 1 || !callers.contains(source)
  }

  private static func object(_ node: Node) -> String? { node.kind == .object && node.entry != true ? node.name : nil }
}
