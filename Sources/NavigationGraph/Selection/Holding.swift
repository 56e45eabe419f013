/// What lies inside the places of a graph: edges by which screens embed components and own objects, down to where a site stands.
struct Holding {
  private let index: GraphIndex
  private let strides: Strides

  init(_ strides: Strides) {
    index = strides.index
    self.strides = strides
  }

  /// The edges from some places down to the nodes in which sites stand, through what stands for nothing itself. O(nodes + edges).
  func edges(from tops: [Bool], to bottoms: [Int]) -> [Int] {
    let isAlone = strides.hosting.isAlone
    var above = [Bool](repeating: false, count: index.count)
    var pending = bottoms.filter { !isAlone[$0] }
    while let node = pending.popLast() {
      guard !above[node] else { continue }
      above[node] = true
      for number in index.incoming(node) where index.graph.edges[number].kind.isHolding && !isAlone[index.sources[number]] {
        pending.append(index.sources[number])
      }
    }
    return edges(from: tops) { above[$0] }
  }

  /// All edges inside some places: what is in them and in no other's name. O(nodes + edges).
  func contents(of tops: [Bool]) -> [Int] {
    edges(from: tops) { !strides.hosting.isAlone[$0] && !strides.isObject[$0] }
  }

  private func edges(from tops: [Bool], through isMeant: (Int) -> Bool) -> [Int] {
    var result: [Int] = []
    var seen = tops
    var pending = tops.indices.filter { tops[$0] }
    while let node = pending.popLast() {
      for number in index.outgoing(node) where index.graph.edges[number].kind.isHolding {
        let target = index.targets[number]
        guard isMeant(target) else { continue }
        result.append(number)
        if !seen[target] {
          seen[target] = true
          pending.append(target)
        }
      }
    }
    return result
  }
}

extension KeptParts {
  /// Keeps the edges of strides, and what lies between their starts and their sites.
  mutating func keep(_ taken: [Strides.Stride], _ strides: Strides) {
    let index = strides.index
    var tops = [Bool](repeating: false, count: index.count)
    var bottoms: [Int] = []
    for stride in taken {
      keep(edge: stride.edge, index)
      nodes[stride.from] = true
      guard !stride.isContent else { continue }
      tops[stride.from] = true
      // Whether a closure is its writer's or its caller's is told by what holds the caller.
      if let caller = stride.caller ?? index.graph.edges[stride.edge].caller.flatMap(index.number(of:)) { bottoms.append(caller) }
      if stride.caller == nil { bottoms.append(index.sources[stride.edge]) }
    }
    for number in Holding(strides).edges(from: tops, to: bottoms) { keep(edge: number, index) }
    // A closure stays its writer's where what tells it is there.
    tops = tops.map { _ in false }
    bottoms = []
    for stride in taken where stride.caller == nil {
      for screen in strides.sharedScreens[stride.edge] ?? [] where nodes[screen] {
        tops[screen] = true
        bottoms.append(index.sources[stride.edge])
      }
    }
    if !bottoms.isEmpty { for number in Holding(strides).edges(from: tops, to: bottoms) { keep(edge: number, index) } }
  }
}
