/// The dominator tree of what is within reach: node *d* dominates *n* where every way from the starts to *n* passes *d*.
///
/// T. Lengauer, R. Tarjan, *A fast algorithm for finding dominators in a flowgraph*, TOPLAS 1 (1979), the version with path compression
/// alone, all walks iterative: O(edges · log nodes). Several starts hang below one root of which they are the children.
public struct Dominators: Sendable {
  /// For each node the nearest other node that dominates it; nil at starts, at nodes that only the starts together dominate, and out of reach.
  public let immediate: [Int?]

  public init(_ index: GraphIndex, from starts: [Int]) {
    // Vertex 0 is the root above the starts, vertex n + 1 the node n.
    let vertices = index.count + 1
    let starts = starts.filter { $0 >= 0 && $0 < index.count }
    var number = [Int](repeating: -1, count: vertices)
    var vertex: [Int] = []
    var parent = [Int](repeating: 0, count: vertices)
    var calls: [(vertex: Int, next: Int)] = [(0, 0)]
    number[0] = 0
    vertex.append(0)

    // Depth-first numbering.
    while let (v, next) = calls.last {
      calls[calls.count - 1].next += 1
      let target: Int
      if v == 0 {
        guard next < starts.count else { break }
        target = starts[next] + 1
      } else {
        let edges = index.outgoing(v - 1)
        guard next < edges.count else {
          calls.removeLast()
          continue
        }
        let edge = edges[edges.startIndex + next]
        guard index.graph.edges[edge].live else { continue }
        target = index.targets[edge] + 1
      }
      guard number[target] < 0 else { continue }
      number[target] = vertex.count
      vertex.append(target)
      parent[target] = v
      calls.append((target, 0))
    }

    let isStart = Set(starts)
    var forest = LinkEvalForest(vertices: vertices)
    var semi = number
    var dominator = [Int](repeating: 0, count: vertices)
    var bucket = [[Int]](repeating: [], count: vertices)
    for i in stride(from: vertex.count - 1, to: 0, by: -1) {
      let w = vertex[i]
      if isStart.contains(w - 1) { semi[w] = 0 }
      for edge in index.incoming(w - 1) where index.graph.edges[edge].live {
        let v = index.sources[edge] + 1
        guard number[v] >= 0 else { continue }
        semi[w] = min(semi[w], semi[forest.evaluate(v, semi)])
      }
      bucket[vertex[semi[w]]].append(w)
      forest.link(parent[w], w)
      for v in bucket[parent[w]] {
        let u = forest.evaluate(v, semi)
        dominator[v] = semi[u] < semi[v] ? u : parent[w]
      }
      bucket[parent[w]] = []
    }
    var immediate = [Int?](repeating: nil, count: index.count)
    for w in vertex.dropFirst() {
      if dominator[w] != vertex[semi[w]] { dominator[w] = dominator[dominator[w]] }
      if dominator[w] > 0 { immediate[w - 1] = dominator[w] - 1 }
    }
    self.immediate = immediate
  }
}

/// The forest of the algorithm's LINK and EVAL.
private struct LinkEvalForest {
  private var ancestor: [Int]
  private var label: [Int]

  init(vertices: Int) {
    ancestor = [Int](repeating: -1, count: vertices)
    label = Array(0..<vertices)
  }

  mutating func link(_ v: Int, _ w: Int) { ancestor[w] = v }

  /// The vertex with the least semidominator on the way from `v` up to below its root.
  mutating func evaluate(_ v: Int, _ semi: [Int]) -> Int {
    guard ancestor[v] >= 0 else { return v }
    // What recursion would do on the way back: from the root's child down to `v`.
    var way: [Int] = []
    var u = v
    while ancestor[u] >= 0, ancestor[ancestor[u]] >= 0 {
      way.append(u)
      u = ancestor[u]
    }
    for w in way.reversed() {
      let above = ancestor[w]
      if semi[label[above]] < semi[label[w]] { label[w] = label[above] }
      ancestor[w] = ancestor[above]
    }
    return label[v]
  }
}
