import Diagram
import NavigationGraph

/// In which boxes of a picture each node is to be found: its own; else those of what it is shown as (a route, a tab); else those of what
/// holds it (a component, an object); else those that lead to it (an alert).
struct NodePlaces {
  private let index: GraphIndex
  private var hosting: Hosting
  /// For each node the boxes that stand for it, by their position.
  private var own: [[Int]]

  /// The most places that are told.
  private static let limit = 24

  init(_ index: GraphIndex, _ diagram: Diagram) {
    self.index = index
    own = [[Int]](repeating: [], count: index.count)
    for (position, box) in diagram.boxes.enumerated() {
      for id in box.nodes { if let node = index.number(of: id) { own[node].append(position) } }
    }
    hosting = Hosting(index, isAlone: own.map { !$0.isEmpty })
  }

  /// Positions of boxes, sorted. O(edges) at worst.
  mutating func boxes(of node: Int) -> [Int] {
    let kind = index.graph.nodes[node].kind
    if !own[node].isEmpty { return own[node] }
    if kind == .route || kind == .tab {
      let ends = search(from: node, isForward: true) { $0 == .builds || $0 == .tab || $0 == .root || $0 == .embeds }
      if !ends.isEmpty { return ends }
    }
    let holders = Array(Set(hosting.hosts(of: node).flatMap { own[$0] }).sorted().prefix(Self.limit))
    return holders.isEmpty ? search(from: node, isForward: false) { _ in true } : holders
  }

  /// The nearest nodes with boxes on each way: no way is followed behind one.
  private func search(from start: Int, isForward: Bool, _ follows: (EdgeKind) -> Bool) -> [Int] {
    var found: Set<Int> = []
    var seen: Set<Int> = [start]
    var open = [start]
    while let node = open.popLast() {
      for number in isForward ? index.outgoing(node) : index.incoming(node) where follows(index.graph.edges[number].kind) {
        let next = isForward ? index.targets[number] : index.sources[number]
        guard next >= 0, seen.insert(next).inserted else { continue }
        if own[next].isEmpty { open.append(next) } else { found.formUnion(own[next]) }
      }
    }
    return Array(found.sorted().prefix(Self.limit))
  }
}
