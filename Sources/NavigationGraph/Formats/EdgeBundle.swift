/// The edges of one kind from one node to another, which a picture or a tree shows as one.
struct EdgeBundle {
  let from: Int
  let to: Int
  let kind: EdgeKind
  /// How many edges there are, dead ones included.
  var count: Int
  /// Whether one of them is live.
  var live: Bool
}

extension GraphIndex {
  /// The edges that leave a node, bundled, in the order in which each bundle's first edge comes. O(out-degree).
  func bundles(from node: Int) -> [EdgeBundle] {
    struct Key: Hashable {
      let to: Int
      let kind: EdgeKind
    }
    var positions: [Key: Int] = [:]
    var bundles: [EdgeBundle] = []
    for number in outgoing(node) {
      let edge = graph.edges[number]
      let key = Key(to: targets[number], kind: edge.kind)
      if let position = positions[key] {
        bundles[position].count += 1
        bundles[position].live = bundles[position].live || edge.live
      } else {
        positions[key] = bundles.count
        bundles.append(EdgeBundle(from: node, to: key.to, kind: edge.kind, count: 1, live: edge.live))
      }
    }
    return bundles
  }
}

extension Node {
  /// The name with what a route carries: `Route.detail(id: String)`.
  var signature: String {
    guard !parameters.isEmpty else { return name }
    return "\(name)(\(parameterList))"
  }
}
