/// Nodes by cost, the cheapest first; of equal costs the node with the smaller number. A binary heap.
struct CostQueue {
  private var items: [(cost: WayCost, node: Int)] = []

  mutating func push(_ node: Int, _ cost: WayCost) {
    items.append((cost, node))
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(child, parent) else { break }
      items.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> (cost: WayCost, node: Int)? {
    guard let first = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return first }
    items[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < items.count && precedes(child, least) { least = child }
      guard least != parent else { break }
      items.swapAt(parent, least)
      parent = least
    }
    return first
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    items[a].cost != items[b].cost ? items[a].cost < items[b].cost : items[a].node < items[b].node
  }
}
