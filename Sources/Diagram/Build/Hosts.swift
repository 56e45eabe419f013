import NavigationGraph

/// The screens that stand for a view or an object in a picture: those that embed or own it, through any number of components.
struct Hosts {
  private let index: NodeLookup
  /// Nodes that have a box of their own.
  private let boxes: Set<String>
  private var known: [String: [String]] = [:]

  init(_ index: NodeLookup, boxes: Set<String>) {
    self.index = index
    self.boxes = boxes
  }

  /// The boxes that show a node: itself where it has one. Sorted. Linear in the embedding edges above the node, the result is kept.
  mutating func of(_ id: String) -> [String] {
    if boxes.contains(id) { return [id] }
    if let result = known[id] { return result }
    var found: Set<String> = []
    var seen: Set<String> = [id]
    var pending = [id]
    while let current = pending.popLast() {
      for edge in index.edges(to: current) where edge.kind == .embeds || edge.kind == .owns {
        guard seen.insert(edge.from).inserted else { continue }
        if boxes.contains(edge.from) {
          found.insert(edge.from)
        } else {
          pending.append(edge.from)
        }
      }
    }
    let result = found.sorted()
    known[id] = result
    return result
  }
}
