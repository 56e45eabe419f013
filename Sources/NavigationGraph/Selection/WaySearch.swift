/// The strides on ways from starts to ends that are not much longer than the shortest.
///
/// In a dense app nearly everything lies on some way between two screens; what a user asks for are the ways that somebody would go. For each
/// start and end a way counts by how many steps it is longer than the shortest between these two. Two searches over costs 0 and 1 for each start
/// (E. Dijkstra, 1959), and one for each place on a way: O((starts + places) · strides).
struct WaySearch {
  let isFound: Bool
  let taken: [Strides.Stride]
  /// How many steps longer than the shortest the ways are that stay; nil where none is left out for its length.
  let limit: Int?
  private let after: [Bool]
  private let before: [Bool]

  /// Of so many screens a picture can be read.
  private static let mostScreens = 36

  /// - Parameter longer: As `Selection.longer`.
  init(_ strides: Strides, starts: [Int], ends: [Int], isFromEntries: Bool, longer: Int?) {
    let (isStart, isEnd) = (Set(starts), Set(ends))
    let isUsable: (Strides.Stride) -> Bool = { stride in
      if isEnd.contains(stride.from), !stride.isContent { return false }
      guard isStart.contains(stride.to) else { return true }
      let kind = strides.index.graph.edges[stride.edge].kind
      return isFromEntries && kind != .owns && kind != .scene
    }
    let after = strides.reach(from: starts, isForward: true, isUsable)
    let before = strides.reach(from: ends, isForward: false, isUsable)
    self.after = after
    self.before = before
    isFound = ends.contains { after[$0] }
    let all = strides.all.indices.filter { after[strides.all[$0].from] && before[strides.all[$0].to] && isUsable(strides.all[$0]) }
    let walk = Walk(strides, all, starts: starts, ends: ends)
    let excess = walk.excess()
    var (kept, limit) = (walk.withoutReturns(all), Int?.none)
    for choice in longer.map({ [$0] }) ?? [2, 1, 0] where longer != nil || Self.screens(kept, strides) > Self.mostScreens {
      let short = zip(all, excess).filter { $0.1 <= choice }.map(\.0)
      let shown = walk.withoutReturns(short)
      guard shown.count < kept.count else { continue }
      (kept, limit) = (shown, choice)
    }
    self.limit = limit
    taken = kept.map { strides.all[$0] }
  }

  func isOnWay(_ node: Int) -> Bool { after[node] && before[node] }

  private static func screens(_ numbers: [Int], _ strides: Strides) -> Int {
    let nodes = strides.index.graph.nodes
    return Set(numbers.flatMap { [strides.all[$0].from, strides.all[$0].to] }).count { nodes[$0].kind == .view }
  }
}

/// A part of the strides, to walk on.
private struct Walk {
  private let strides: Strides
  private let numbers: [Int]
  private let starts: [Int]
  private let ends: [Int]
  private var outgoing: [[Int]]
  private var incoming: [[Int]]

  init(_ strides: Strides, _ numbers: [Int], starts: [Int], ends: [Int]) {
    self.strides = strides
    self.numbers = numbers
    self.starts = starts
    self.ends = ends
    outgoing = [[Int]](repeating: [], count: strides.index.count)
    incoming = outgoing
    for number in numbers {
      outgoing[strides.all[number].from].append(number)
      incoming[strides.all[number].to].append(number)
    }
  }

  /// For each stride how many steps the shortest way over it is longer than the shortest way between its ends.
  func excess() -> [Int] {
    var result = [Int](repeating: .max, count: numbers.count)
    for start in starts {
      let after = steps(from: [(start, 0)], isForward: true)
      let reached = ends.compactMap { end in after[end].map { (end, $0) } }
      guard let longest = reached.map(\.1).max() else { continue }
      // The nearer an end, the more is allowed for: what is left is how much longer a way is than the shortest to that end.
      let before = steps(from: reached.map { ($0.0, longest - $0.1) }, isForward: false)
      for (position, number) in numbers.enumerated() {
        let stride = strides.all[number]
        guard let first = after[stride.from], let last = before[stride.to] else { continue }
        result[position] = min(result[position], first + stride.cost + last - longest)
      }
    }
    return result
  }

  /// The fewest steps between some nodes and each other, where the count at these begins with a number of its own. Counts are searched in
  /// order; none is above the nodes and the largest beginning.
  private func steps(from beginnings: [(node: Int, count: Int)], isForward: Bool) -> [Int?] {
    var result = [Int?](repeating: nil, count: strides.index.count)
    var levels: [[Int]] = []
    func add(_ node: Int, _ count: Int) {
      if let known = result[node], known <= count { return }
      result[node] = count
      while levels.count <= count { levels.append([]) }
      levels[count].append(node)
    }
    for (node, count) in beginnings { add(node, count) }
    var level = 0
    while level < levels.count {
      var position = 0
      while position < levels[level].count {
        let node = levels[level][position]
        position += 1
        guard result[node] == level else { continue }
        for number in isForward ? outgoing[node] : incoming[node] {
          let stride = strides.all[number]
          add(isForward ? stride.to : stride.from, level + stride.cost)
        }
      }
      level += 1
    }
    return result
  }

  /// Of some strides those from which a way goes on to an end without coming back to where the stride begins, and to which a way leads from a
  /// start: what only leads away and back is on no way.
  func withoutReturns(_ numbers: [Int]) -> [Int] {
    let part = Walk(strides, numbers, starts: starts, ends: ends)
    var leadsOn: Set<Int> = []
    for (from, group) in Dictionary(grouping: numbers, by: { strides.all[$0].from }) {
      let reach = part.reach(ends, isForward: false, avoiding: from)
      leadsOn.formUnion(group.filter { reach[strides.all[$0].to] })
    }
    let forward = numbers.filter(leadsOn.contains)
    let left = Walk(strides, forward, starts: starts, ends: ends)
    let (after, before) = (left.reach(starts, isForward: true, avoiding: nil), left.reach(ends, isForward: false, avoiding: nil))
    return forward.filter { after[strides.all[$0].from] && before[strides.all[$0].to] }
  }

  private func reach(_ nodes: [Int], isForward: Bool, avoiding avoided: Int?) -> [Bool] {
    var reached = [Bool](repeating: false, count: strides.index.count)
    var pending = nodes
    while let node = pending.popLast() {
      guard !reached[node], node != avoided else { continue }
      reached[node] = true
      for number in isForward ? outgoing[node] : incoming[node] { pending.append(isForward ? strides.all[number].to : strides.all[number].from) }
    }
    return reached
  }
}
