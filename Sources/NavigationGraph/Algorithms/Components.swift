extension GraphIndex {
  /// The strongly connected components over live edges: each a list of node numbers in ascending order, a component before those that lead
  /// to it (reverse topological order). O(nodes + edges).
  ///
  /// R. Tarjan, *Depth-first search and linear graph algorithms*, SIAM J. Comput. 1 (1972), with the stack of calls made explicit.
  public func stronglyConnectedComponents() -> [[Int]] {
    let unseen = -1
    var discovered = [Int](repeating: unseen, count: count)
    var low = discovered
    var onStack = [Bool](repeating: false, count: count)
    var stack: [Int] = []
    var calls: [(node: Int, next: Int)] = []
    var clock = 0
    var components: [[Int]] = []

    func open(_ node: Int) {
      discovered[node] = clock
      low[node] = clock
      clock += 1
      stack.append(node)
      onStack[node] = true
      calls.append((node, outgoing(node).startIndex))
    }

    for root in 0..<count where discovered[root] == unseen {
      open(root)
      while let (node, next) = calls.last {
        let edges = outgoing(node)
        if next < edges.endIndex {
          calls[calls.count - 1].next += 1
          guard graph.edges[edges[next]].live else { continue }
          let target = targets[edges[next]]
          if discovered[target] == unseen {
            open(target)
          } else if onStack[target] {
            low[node] = min(low[node], discovered[target])
          }
        } else {
          calls.removeLast()
          if let caller = calls.last?.node { low[caller] = min(low[caller], low[node]) }
          if low[node] == discovered[node] {
            var component: [Int] = []
            while let member = stack.popLast() {
              onStack[member] = false
              component.append(member)
              if member == node { break }
            }
            components.append(component.sorted())
          }
        }
      }
    }
    return components
  }
}
