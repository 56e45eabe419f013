import NavigationGraph

/// The routes that no entry leads to, and which of them lead to which: only the topmost are named in findings, the rest is counted.
public struct OutOfReach: Sendable {
  /// Routes out of reach that no other route out of reach leads to (of a circle, the first), by number.
  public let topmost: [Int]
  /// For each topmost route how many routes that sites use are reached behind it only.
  private let behind: [Int: Int]

  /// O(nodes + edges).
  init(_ index: GraphIndex) {
    let nodes = index.graph.nodes
    guard nodes.contains(where: { $0.entry == true }) else {
      topmost = []
      behind = [:]
      return
    }
    // From what leads to what is led to: the components come the other way round.
    let components = Array(index.stronglyConnectedComponents().reversed())
    var component = [Int](repeating: -1, count: index.count)
    for (number, members) in components.enumerated() { for node in members { component[node] = number } }
    var tops = [Int?](repeating: nil, count: components.count)
    var topmost: [Int] = []
    var behind: [Int: Int] = [:]
    for (number, members) in components.enumerated() {
      var routes = members.filter { nodes[$0].kind == .route && nodes[$0].reachable == false }
      if tops[number] == nil, !routes.isEmpty {
        let top = routes.removeFirst()
        tops[number] = top
        topmost.append(top)
      }
      guard let top = tops[number] else { continue }
      behind[top, default: 0] += routes.filter { nodes[$0].used == true && nodes[$0].mapped != false }.count
      for node in members {
        for edge in index.outgoing(node) where index.graph.edges[edge].live && component[index.targets[edge]] != number {
          let next = component[index.targets[edge]]
          tops[next] = min(tops[next] ?? top, top)
        }
      }
    }
    self.topmost = topmost.sorted()
    self.behind = behind
  }

  /// How many routes that sites use are reached behind some topmost routes only.
  public func behind(_ routes: [Int]) -> Int { routes.reduce(0) { $0 + (behind[$1] ?? 0) } }
}
